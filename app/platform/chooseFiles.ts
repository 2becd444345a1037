export type FileChoice = {
  /** Kinds of files, as in HTML. */
  accept: string;
  /** @default one */
  isMultiple?: boolean | undefined;
  /** Opens the camera instead of the files, where the device can. */
  capture?: 'user' | 'environment' | undefined;
};

/** Of the last question; a browser that says nothing of one that was given up leaves it here. */
let asking: HTMLInputElement | null = null;

/**
 * Asks the device for files; in the task of a touch or a key, or the browser refuses. Whoever asks may be
 * gone from the page when the person has chosen.
 * @param onChosen called once, with one file at least; never where none is chosen
 */
export function chooseFiles(
  { accept, isMultiple = false, capture }: FileChoice,
  onChosen: (files: readonly File[]) => void,
): void {
  asking?.remove();
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple: isMultiple, hidden: true });
  if (capture) input.setAttribute('capture', capture);
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    const files = [...(input.files ?? [])];
    if (files.length > 0) onChosen(files);
  });
  // Not every browser tells one that is outside of the document.
  document.body.append(input);
  asking = input;
  input.click();
}
