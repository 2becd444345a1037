import { isOfComposition } from './composition.ts';

/**
 * Follows keys of a keyboard that are typed while no field and no menu has the focus, so that a pad on
 * the screen can be worked with them.
 * @param onKey told the key, such as `7` or `Backspace`; true where it was taken.
 * @returns the way to stop.
 */
export function followTypedKeys(onKey: (key: string) => boolean): () => void {
  const take = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOfComposition(event) || isTypedInto(event.target) || isPress(event)) return;
    if (onKey(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', take);
  return () => document.removeEventListener('keydown', take);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="menu"] *'))
  );
}

/** The space bar presses the button that has the focus. */
function isPress({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof HTMLElement && target.matches('button, summary');
}
