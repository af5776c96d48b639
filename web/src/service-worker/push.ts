/** Push messages: shown while no page is open; a click leads to the table. */

import type { LongEvent } from './events';
type Pushed = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
};
type PushEvent = LongEvent & { readonly data: { readonly json: () => unknown } | null };
type ClickEvent = LongEvent & {
  readonly notification: { readonly data: unknown; readonly close: () => void };
};
type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> };
type PushScope = {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (type: 'push', hear: (event: PushEvent) => void): void;
    (type: 'notificationclick', hear: (event: ClickEvent) => void): void;
  };
};

const scope = globalThis as unknown as PushScope;

/** What was pushed, if it is one of our messages. */
export function readPush(told: unknown): Pushed | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const { title, body, url, tag } = told as Partial<Record<keyof Pushed, unknown>>;
  return typeof title === 'string' &&
    typeof body === 'string' &&
    typeof url === 'string' &&
    typeof tag === 'string'
    ? { title, body, url, tag }
    : undefined;
}

/** The address within our own pages, whatever the server calls itself. */
export function within(origin: string, url: string): string {
  const { pathname, search } = new URL(url, origin);
  return origin + pathname + search;
}

async function open(url: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split('#')[0] === url);
  await (there?.focus() ?? scope.clients.openWindow(url));
}

scope.addEventListener('push', (event) => {
  const told = readPush(event.data?.json());
  if (told === undefined) return;
  const { title, body, url, tag } = told;
  const data = within(scope.location.origin, url);
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, data, icon: '/icon.svg' }),
  );
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (typeof event.notification.data === 'string') event.waitUntil(open(event.notification.data));
});
