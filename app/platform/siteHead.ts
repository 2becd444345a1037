const launchImage = 'apple-touch-startup-image';
const namingMeta = 'meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';

/** Says another name of the app where the browser reads it for the home screen. */
export function setAppName(name: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(namingMeta)) meta.content = name;
}

/** Shows another icon. Launch images of the old one would not fit any more, so they go. */
export function setAppIcon(address: string): void {
  const icons = 'link[rel~="icon"], link[rel="apple-touch-icon"]';
  for (const link of document.querySelectorAll<HTMLLinkElement>(icons)) link.href = address;
  setLaunchImages([]);
}

/** Says which picture fills which screen while the app on a home screen opens. */
export function setLaunchImages(images: readonly { href: string; media: string }[]): void {
  const links = images.map(({ href, media }) => {
    const link = document.createElement('link');
    link.rel = launchImage;
    link.media = media;
    link.href = href;
    return link;
  });
  for (const link of document.querySelectorAll(`link[rel="${launchImage}"]`)) link.remove();
  document.head.append(...links);
}

/** @returns the stamped manifest and where it is, or null where it cannot be had. */
export async function readManifest(): Promise<{ manifest: object; address: string } | null> {
  const address = manifestLink()?.href;
  if (!address || address.startsWith('blob:')) return null;
  try {
    const manifest: unknown = await (await fetch(address)).json();
    return typeof manifest === 'object' && manifest !== null ? { manifest, address } : null;
  } catch {
    // Offline, or replaced by a release: the stamped one stays in place.
    return null;
  }
}

/** Puts another manifest in the place of the stamped one. */
export function setManifest(manifest: object): void {
  const link = manifestLink();
  if (!link) return;
  const blob = new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' });
  link.href = URL.createObjectURL(blob);
}

function manifestLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
}
