import { isIos, isStandalone } from './device.ts';

/**
 * Whether this page may show notices outside its window (Notifications API,
 * https://notifications.spec.whatwg.org). `install`: on iOS only the app of the Home Screen may ask.
 */
type NotificationLeave = 'unsupported' | 'install' | 'ask' | 'denied' | 'granted';

/** A notice outside the page. */
type ShownNotification = {
  title: string;
  body: string;
  /** What it is about: it takes the place of the one before with the same tag. */
  tag: string;
  /** URL of a picture. */
  icon: string;
  /** Path of this site that a tap opens. */
  path: string;
  /** What it tells of, as plain data, for whoever looks later at what is shown. */
  about: object;
  isSilent: boolean;
  /** Whether it draws attention again where it takes the place of another. */
  isRenewed: boolean;
};

/** Those that a browser without a service worker shows, by tag. */
const shownByPage = new Map<string, Notification>();

export function notificationLeave(): NotificationLeave {
  if (!('Notification' in globalThis))
    return isIos() && !isStandalone() ? 'install' : 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission;
}

/** Has the browser ask the person. Call it from a tap. @returns what came of it */
export async function askToNotify(): Promise<NotificationLeave> {
  try {
    await Notification.requestPermission();
  } catch {
    // Not from a tap, or in a page that must not ask: what holds is said below.
  }
  return notificationLeave();
}

/** Calls back when the leave may have changed, as in the browser's settings. @returns the unsubscriber */
export function subscribeNotificationLeave(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  navigator.permissions.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', onChange);
    },
    () => undefined,
  );
  document.addEventListener('visibilitychange', onChange);
  return () => {
    isOver = true;
    status?.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Shows it by the service worker, and by the page where there is none yet.
 * @param onTap of one that the page shows; of the others the service worker hears
 * @returns whether it is shown
 */
export async function showNotification(
  { title, path, about, isSilent, isRenewed, ...rest }: ShownNotification,
  onTap: () => void,
): Promise<boolean> {
  if (notificationLeave() !== 'granted') return false;
  const options = { ...rest, silent: isSilent, renotify: isRenewed, data: { path, about } };
  try {
    const registration = await currentRegistration();
    if (registration) {
      await registration.showNotification(title, options);
      return true;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      shown.close();
      window.focus();
      onTap();
    };
    shownByPage.set(rest.tag, shown);
    return true;
  } catch {
    // Taken back meanwhile, or a browser that lets only service workers show them.
    return false;
  }
}

/** Takes away those whose tag is to go, also of pages before this one. */
export async function closeNotifications(isToGo: (tag: string) => boolean): Promise<void> {
  for (const { tag, close } of await shownNotifications()) if (isToGo(tag)) close();
}

/** @returns those that are shown, also by pages before this one, as far as the browser tells */
export async function shownNotifications(): Promise<
  { tag: string; about: unknown; close: () => void }[]
> {
  const ofPage = [...shownByPage].map(([tag, shown]) => ({
    tag,
    about: aboutOf(shown.data),
    close() {
      shown.close();
      shownByPage.delete(tag);
    },
  }));
  try {
    const registration = await currentRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    const ofWorker = shown.map((one) => ({
      ...{ tag: one.tag, about: aboutOf(one.data) },
      close: () => one.close(),
    }));
    return [...ofPage, ...ofWorker];
  } catch {
    // A browser that does not tell which are shown: the person takes them away.
    return ofPage;
  }
}

function aboutOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'about' in data ? data.about : null;
}

/** Calls back with the path of one that was tapped, where the service worker chose this page. */
export function subscribeNotificationTaps(onTap: (path: string) => void): () => void {
  const container = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  const listener = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'object' || data === null) return;
    if (!('type' in data) || data.type !== 'OPEN' || !('path' in data)) return;
    if (typeof data.path === 'string') onTap(data.path);
  };
  container?.addEventListener('message', listener);
  return () => container?.removeEventListener('message', listener);
}

async function currentRegistration(): Promise<ServiceWorkerRegistration | null> {
  const container = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  const registration = await container?.getRegistration();
  return registration?.active ? registration : null;
}
