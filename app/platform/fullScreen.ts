/** What only the films of an iPhone have. */
type PhoneFilm = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
};

/** How long a browser takes to fill the screen, in milliseconds; one that does not do it tells nothing. */
const longestWait = 1_000;

/**
 * Fills the screen with a film and what stands over it; on an iPhone with the film alone.
 * @returns whether that happened: an installed app of an iPhone takes the call and does nothing
 */
export async function fillScreen(stage: HTMLElement, film: HTMLVideoElement): Promise<boolean> {
  if ('requestFullscreen' in stage) {
    await stage.requestFullscreen().catch(() => undefined);
    if (document.fullscreenElement !== stage) return false;
    turnTo(film);
    return true;
  }
  return fillPhone(film);
}

/** Ends what `fillScreen` began. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/** Tells whether an element fills the screen, whenever that changes. @returns the unsubscriber. */
export function subscribeFullScreen(
  stage: HTMLElement,
  onChange: (isFull: boolean) => void,
): () => void {
  const listener = (): void => onChange(document.fullscreenElement === stage);
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** A wide film turns the screen of a phone, where the browser can. */
function turnTo({ videoWidth, videoHeight }: HTMLVideoElement): void {
  const { orientation } = screen as { orientation?: { lock?: (to: string) => Promise<void> } };
  if (videoWidth > videoHeight) orientation?.lock?.('landscape').catch(() => undefined);
}

async function fillPhone(film: PhoneFilm): Promise<boolean> {
  if (!film.webkitEnterFullscreen) return false;
  const begun = new Promise<boolean>((resolve) => {
    film.addEventListener('webkitbeginfullscreen', () => resolve(true), { once: true });
    setTimeout(() => resolve(film.webkitDisplayingFullscreen === true), longestWait);
  });
  try {
    film.webkitEnterFullscreen();
  } catch {
    // A film without pictures yet may not.
    return false;
  }
  return begun;
}
