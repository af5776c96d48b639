/** The few types of a service worker that we use; those of the compiler cannot stand beside the types of pages. */

export type LongEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = LongEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Listen = {
  (type: 'install' | 'activate', hear: (event: LongEvent) => void): void;
  (type: 'fetch', hear: (event: FetchEvent) => void): void;
  (type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
};
export type ServiceWorkerScope = {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: Listen;
};

export const scope = globalThis as unknown as ServiceWorkerScope;
