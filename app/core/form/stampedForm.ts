/** The form of the stamped page, where the app renders anew instead of taking it over. */
let stamped: HTMLFormElement | null = null;

/** Keeps hold of the form in the stamped markup; to be called before anything replaces it. */
export function keepStampedForm(root: ParentNode): void {
  stamped = root.querySelector('form');
}

/**
 * What was filled in before the app rendered, by a password manager or by hand. Read once, by the form
 * that takes its place; up to that moment its controls hold what was put into them.
 * @returns only fields of these names that hold something.
 */
export function takeStampedValues<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const form = stamped;
  stamped = null;
  const found: Partial<Record<Name, string>> = {};
  for (const name of form ? names : []) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value !== '') found[name] = control.value;
  }
  return found;
}
