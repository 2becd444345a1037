/** The form of the stamped page, where the app renders anew instead of taking it over. */
let stamped: HTMLFormElement | null = null;
/** The control of that form that the person is in. */
let current: Element | null = null;

/** Keeps hold of the form in the stamped markup; to be called before anything replaces it. */
export function keepStampedForm(root: ParentNode): void {
  const form = root.querySelector('form');
  stamped = form;
  const follow = (): void => {
    const { activeElement } = document;
    current = form?.contains(activeElement) ? activeElement : null;
  };
  follow();
  form?.addEventListener('focusin', follow);
  // Later than the event: a control that is taken out of the page while the app renders is left too,
  // and must still be known to the form that takes its place in the same task.
  form?.addEventListener('focusout', () => queueMicrotask(follow));
}

type StampedForm<Name extends string> = {
  /** Only fields that hold something. */
  values: Partial<Record<Name, string>>;
  /** The field that the person is in; null: none of these. */
  focused: Name | null;
  /** Sent before the app was there, as `preboot` marks it. */
  wasSent: boolean;
};

/**
 * What was filled in before the app rendered, by a password manager or by hand, and where. Read once,
 * by the form that takes its place; up to that moment its controls hold what was put into them.
 * @param successor the form that takes its place; it is the stamped one itself where React took that over.
 */
export function takeStampedForm<Name extends string>(
  names: readonly Name[],
  successor: HTMLFormElement | null,
): StampedForm<Name> {
  const form = stamped;
  const mark = (form ?? successor)?.dataset;
  const taken: StampedForm<Name> = {
    values: {},
    focused: null,
    wasSent: mark?.['sent'] !== undefined,
  };
  delete mark?.['sent'];
  for (const name of form ? names : []) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.value !== '') taken.values[name] = control.value;
    if (control === current) taken.focused = name;
  }
  stamped = null;
  current = null;
  return taken;
}
