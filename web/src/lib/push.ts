// Notices of my turn by Web Push: switched on in the settings, remembered by the server, shown by the service worker.
import { api } from './api';
import { language } from './language.svelte';

/** Whether this browser can, over this connection. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** The subscription made with this key; one that another key made is of no use. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (wrong) {
    const old = await pushManager.getSubscription();
    if (!old) throw wrong;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** Let the server know where to tell me, and in which language. Also what it may have forgotten, or the browser changed. */
export async function renew(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const { key } = await api.push();
  if (!key) return;
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  await api.subscribe({
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: language.lang,
  });
}

/** Ask the browser for leave, then subscribe; false: it was not given. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await renew();
  return true;
}

export async function switchOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}
