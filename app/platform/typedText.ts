const fieldTypes =
  'textarea, input:not([type]), input:is([type=text], [type=password], [type=email], [type=tel], [type=url], [type=number])';

/** Milliseconds after which a person who stopped typing has paused. */
const pause = 2000;

const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
let lastInput = Number.NEGATIVE_INFINITY;

/**
 * Follows what is typed, so that `isTextAtStake` knows. What stands in a field already counts as typed.
 * @returns the way to stop
 */
export function followTyping(): () => void {
  for (const field of document.querySelectorAll(fieldTypes)) note(field);
  const onInput = ({ target }: Event): void => {
    lastInput = performance.now();
    note(target);
  };
  document.addEventListener('input', onInput, true);
  return () => document.removeEventListener('input', onInput, true);
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    // What a field marked so holds is kept on the device.
    if (target.matches(fieldTypes) && target.dataset['kept'] === undefined) typedInto.add(target);
  }
}

/** Whether a page that is loaded anew now would lose what was typed, or cut somebody off who types. */
export function isTextAtStake(): boolean {
  for (const field of typedInto) {
    if (!field.isConnected || field.value === '') typedInto.delete(field);
  }
  return typedInto.size > 0 || performance.now() - lastInput < pause;
}
