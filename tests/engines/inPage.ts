/** In the page: whether an element in view, of those with this selector, has a text or label that holds this. */
export function showsNamed(selector: string, text: string, count = 1): boolean {
  const shown = [...document.querySelectorAll(selector)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(text),
  );
  return shown.length >= count;
}

/** In the page: whether nothing in view has this selector. */
export function showsNone(selector: string): boolean {
  return ![...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
}

/** In the page: whether all pictures of the conversation in front are drawn. @param count how many at least */
export function hasPictures(count: number): boolean {
  const drawn = [...document.querySelectorAll('section img')].filter(
    (one) => one instanceof HTMLImageElement && one.checkVisibility() && one.naturalWidth > 0,
  );
  return drawn.length >= count;
}

/** In the page: lets go of a file over the conversation, as a pointer does. */
export function dropFile(name: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type }));
  const options = { bubbles: true, cancelable: true, dataTransfer };
  const target = document.querySelector('textarea') ?? document.body;
  target.dispatchEvent(new DragEvent('drop', options));
}

/** How the microphone of a page is. `beeps`: it hears a tone; else the name of the browser's refusal. */
export type Microphone = 'beeps' | 'NotAllowedError' | 'NotFoundError' | 'noRecorder';

/** In the page: replaces its microphone. What records is the engine's own. */
export function setMicrophone(how: Microphone): void {
  const page = window as typeof window & { ownRecorder?: typeof MediaRecorder };
  page.ownRecorder ??= page.MediaRecorder;
  const { mediaDevices } = navigator;
  Object.defineProperty(page, 'MediaRecorder', {
    configurable: true,
    writable: true,
    value: how === 'noRecorder' ? undefined : page.ownRecorder,
  });
  if (!mediaDevices) return;
  Object.defineProperty(mediaDevices, 'getUserMedia', {
    configurable: true,
    async value() {
      if (how !== 'beeps') throw new DOMException('As the test wants it.', how);
      const context = new AudioContext();
      const tone = context.createOscillator();
      const out = context.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    },
  });
}

/** In the page: the first of these forms of sound that the engine records, or `none`. */
export function recordedType(types: readonly string[]): string {
  if (typeof MediaRecorder !== 'function') return 'none';
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? 'none';
}
