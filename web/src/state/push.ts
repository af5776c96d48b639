/** This browser as a channel for push messages. */
import type { PushTarget } from '../generated/wire';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';

/** Let the push service of this browser know our server, and return where it takes messages. */
export async function subscribe(serverKey: string): Promise<PushTarget> {
  const registration = await navigator.serviceWorker.register('/sw.js', {
    scope: '/',
    updateViaCache: 'none',
  });
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(serverKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  return {
    kind: 'push',
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
}

/** The host of the push service that this browser is subscribed to, if any. */
export async function pushHost(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? new URL(subscription.endpoint).host : undefined;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
