/** Two short pulses: milliseconds on, off, on. */
const pattern = [60, 80, 60];

/** Whether the browser can make the device tremble (https://www.w3.org/TR/vibration/). */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Does nothing where the device cannot, or the person has not touched the page yet. */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(pattern);
}
