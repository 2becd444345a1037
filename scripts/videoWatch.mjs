// What the video bench runs inside pages: sent there as text.

/**
 * Runs in the page before its own scripts: writes down what films show, and when fingers leave.
 * @param {Record<string, string>} held what the phone keeps in `localStorage`
 * @param {boolean} keepsWorker whether the site's worker may be there
 */
export function watchFilms(held, keepsWorker) {
  for (const [key, value] of Object.entries(held)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  if (!keepsWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
  /** @type {{ frames: object[], lifts: number[], scrolls: object[] }} */
  const watched = { frames: [], lifts: [], scrolls: [] };
  globalThis.watched = watched;
  const followed = new WeakSet();
  /** @param {HTMLVideoElement} film */
  const follow = (film) => {
    followed.add(film);
    const heard = (_now, { presentationTime, mediaTime }) => {
      watched.frames.push({ at: presentationTime, mediaTime, address: film.currentSrc });
      film.requestVideoFrameCallback(heard);
    };
    film.requestVideoFrameCallback(heard);
  };
  new MutationObserver(() => {
    for (const film of document.querySelectorAll('video')) if (!followed.has(film)) follow(film);
  }).observe(document, { subtree: true, childList: true });
  addEventListener('touchend', ({ timeStamp }) => watched.lifts.push(timeStamp), { capture: true });
  const places = ({ target, timeStamp }) => {
    if (!(target instanceof Element)) return;
    watched.scrolls.push({ at: timeStamp, clip: target.scrollTop / target.clientHeight });
  };
  addEventListener('scroll', places, { capture: true, passive: true });
  /** How much of each clip that an element holds is loaded, in seconds, by its address. */
  globalThis.loadedOf = () =>
    Object.fromEntries(
      [...document.querySelectorAll('video')].map((film) => [
        film.currentSrc,
        film.buffered.length > 0 ? film.buffered.end(film.buffered.length - 1) : 0,
      ]),
    );
  /** What helps to see why something did not come. */
  globalThis.stateOf = () => ({
    address: location.href,
    lifts: watched.lifts,
    places: watched.scrolls.slice(-3),
    films: [...document.querySelectorAll('video')].map((film) => ({
      address: film.currentSrc,
      paused: film.paused,
      at: film.currentTime,
      ready: film.readyState,
      network: film.networkState,
      error: film.error?.message,
    })),
  });
}
