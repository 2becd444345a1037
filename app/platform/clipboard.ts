/** @returns whether the text is on the clipboard. Call it from a tap: browsers refuse otherwise. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or no clipboard on an insecure origin: the older way still works there.
    return copyBySelection(text);
  }
}

/** Whether the browser takes pictures into its clipboard. */
export function canCopyPictures(): boolean {
  return (
    typeof ClipboardItem === 'function' &&
    typeof (navigator.clipboard as Partial<Clipboard> | undefined)?.write === 'function'
  );
}

/**
 * Call it from a tap, before anything is waited for: browsers refuse otherwise.
 * @param png the picture to come
 * @returns whether it is on the clipboard; false where the browser or the person does not allow it
 * @throws whatever `png` rejects with
 */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  let isMade = true;
  const made = png.catch((error: unknown) => {
    isMade = false;
    throw error;
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': made })]);
    return true;
  } catch {
    // What became of the picture is told first.
    if (!isMade) await made;
    made.catch(() => undefined);
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    // The browser has neither way.
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
