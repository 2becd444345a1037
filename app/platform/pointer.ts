/** Whether the device is worked with a mouse or the like, and so with a keyboard of its own. */
export function hasFinePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
