import type { KeyboardEvent } from 'react';

/**
 * What the controls of a form hold by now: typed before the app took over, or filled in by the
 * browser, which does not always say so.
 * @param known what the app believes they hold.
 * @returns only what differs.
 */
export function differingValues<Name extends string>(
  form: HTMLFormElement,
  known: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(known) as Name[]) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value !== known[name]) {
      found[name] = control.value;
    }
  }
  return found;
}

/** Brings the first of the fields named into view, for eyes, keyboard and screen reader. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const controls = names.map((name) => form.elements.namedItem(name));
  const first = controls.find((control) => control instanceof HTMLElement);
  if (first instanceof HTMLElement) first.focus();
}

/** Goes on from a field whose `enterkeyhint` is `next`; any other key press takes its course. */
export function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('enterkeyhint') !== 'next') return;
  const fields = [...currentTarget.elements].filter(
    (one) => one instanceof HTMLInputElement && !one.disabled && one.type !== 'radio',
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
