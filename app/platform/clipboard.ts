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
