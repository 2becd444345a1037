import { hasFinePointer } from './pointer.ts';
import { localStore, readJson, storageKeys, writeJson } from './storage.ts';
import { followVisibleSize, isMagnified, type VisibleSize, visibleSize } from './visibleSize.ts';

/** Heights below this are bars of the browser, in pixels. */
const leastKeyboard = 120;
/** One that stands still for so long has come, in milliseconds. */
const standing = 500;
/** A keyboard is on its way down for so long after writing ended, in milliseconds. */
const goingDown = 1_000;
/** Share of the window that what stands in the keyboard's place takes at most. */
const mostOfWindow = 0.55;

/** What is known of the keyboard on the screen. Heights in pixels. */
export type KeyboardFit = {
  /** Of the window: a turned device has another keyboard. */
  width: number;
  /** Height of the window without a keyboard. */
  full: number;
  /** What the keyboard takes away now. */
  keyboard: number;
  /** What it took away last; 0 where that is not known. */
  remembered: number;
};

/** @param isWriting a field has the focus, or had it a moment ago: what takes height away is a keyboard */
export type WindowSize = VisibleSize & { isWriting: boolean };

/**
 * A keyboard that is on its way passes every height: of those lower than what takes its place, only one that
 * it stands still at is its own (`fitStanding`).
 * @returns what is known once the window has another size
 */
export function fitKeyboard(fit: KeyboardFit, now: WindowSize): KeyboardFit {
  const { width, height, isWriting } = now;
  if (width !== fit.width) return { width, full: height, keyboard: 0, remembered: 0 };
  const taken = fit.full - height;
  if (taken <= 0 || !isWriting) return { ...fit, full: height, keyboard: 0 };
  return {
    ...fit,
    keyboard: taken,
    remembered: taken > heightInPlace(fit) ? taken : fit.remembered,
  };
}

/** @returns what is known once a keyboard stands still */
export function fitStanding(fit: KeyboardFit): KeyboardFit {
  return fit.keyboard < leastKeyboard ? fit : { ...fit, remembered: fit.keyboard };
}

/** @returns whether a keyboard has all of its place */
function isUp(fit: KeyboardFit): boolean {
  return fit.keyboard >= leastKeyboard && fit.keyboard >= heightInPlace(fit);
}

/** @returns how high what takes the keyboard's place is: as the keyboard, as far as that is known */
export function heightInPlace({ full, remembered }: KeyboardFit): number {
  const usual = Math.min(320, Math.max(220, Math.round(full * 0.36)));
  return Math.min(remembered || usual, Math.round(full * mostOfWindow));
}

/**
 * Keeps two variables of the page: `--keyboard-h`, what a keyboard takes of the window now, and
 * `--panel-h`, how high what takes its place has to be. Their difference, as the height of a panel below a
 * field, leaves the field where it is while the one takes the other's place.
 * @param onKeyboard called when a keyboard has come up and has all of its place
 * @returns the unsubscriber
 */
export function trackKeyboard(onKeyboard: () => void): () => void {
  const root = document.documentElement;
  let writingUntil = isField(document.activeElement) ? Number.POSITIVE_INFINITY : 0;
  const { width, height: full } = visibleSize();
  let fit: KeyboardFit = { width, full, keyboard: 0, remembered: readRemembered(width) };

  const take = (next: KeyboardFit): void => {
    const before = fit;
    fit = next;
    if (fit.width !== before.width) fit = { ...fit, remembered: readRemembered(fit.width) };
    else if (fit.remembered !== before.remembered) keepRemembered(fit);
    setOnce(root.style, '--keyboard-h', fit.keyboard);
    setOnce(root.style, '--panel-h', heightInPlace(fit));
    if (isUp(fit) && !isUp(before)) onKeyboard();
  };
  let rising: ReturnType<typeof setTimeout> | undefined;
  const update = (size: VisibleSize): void => {
    const isWriting = Date.now() < writingUntil && !hasFinePointer();
    take(fitKeyboard(fit, { ...size, isWriting }));
    clearTimeout(rising);
    rising = setTimeout(() => {
      // Without a field it is on its way down.
      if (writingUntil === Number.POSITIVE_INFINITY) take(fitStanding(fit));
    }, standing);
  };
  const look = (): void => {
    if (!isMagnified()) update(visibleSize());
  };
  const onFocus = ({ target: field }: FocusEvent): void => {
    if (isField(field)) writingUntil = Number.POSITIVE_INFINITY;
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onBlur = (): void => {
    writingUntil = Date.now() + goingDown;
    clearTimeout(settling);
    settling = setTimeout(look, goingDown + 1);
  };
  look();
  const stopFollowing = followVisibleSize(update);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    clearTimeout(settling);
    clearTimeout(rising);
    stopFollowing();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

/** Every element of the page is styled anew for a variable that is set, also to what it was. */
function setOnce(style: CSSStyleDeclaration, name: string, pixels: number): void {
  const value = `${pixels}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function isField(element: EventTarget | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

type Remembered = Record<string, unknown>;

function readAll(): Remembered {
  const kept = readJson(localStore, storageKeys.keyboards);
  return typeof kept === 'object' && kept !== null ? (kept as Remembered) : {};
}

function readRemembered(width: number): number {
  const height = readAll()[width];
  return typeof height === 'number' && height >= leastKeyboard ? height : 0;
}

/** Of two widths at most: those of the device upright and turned. */
function keepRemembered({ width, remembered }: KeyboardFit): void {
  const others = Object.entries(readAll()).filter(([key]) => key !== String(width));
  writeJson(localStore, storageKeys.keyboards, {
    ...Object.fromEntries(others.slice(-1)),
    [width]: remembered,
  });
}
