import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { sessionStore } from '../../platform/storage.ts';
import { differingValues, focusFirst } from './domValues.ts';
import { readDraft, writeDraft } from './drafts.ts';
import type { FormOptions } from './formOptions.ts';
import type { FormFact } from './formState.ts';
import { takeStampedForm } from './stampedForm.ts';

/** Takes over what is there when the form appears, and keeps what is typed from then on. */
export function useKeptDraft<Name extends string, Problem extends string>(
  { id, initial, given, secrets = [] }: FormOptions<Name, Problem>,
  values: Readonly<Record<Name, string>>,
  dispatch: (fact: FormFact<Name, Problem>) => void,
  element: RefObject<HTMLFormElement | null>,
): void {
  const isFirst = useRef(true);
  // Before anything is painted, and after hydration, which must meet the server's markup.
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    const draft = Object.entries(readDraft(sessionStore, id)).filter(
      ([name]) => Object.hasOwn(values, name) && !Object.hasOwn(given ?? {}, name),
    );
    const known = Object.fromEntries(draft) as Partial<Record<Name, string>>;
    const form = element.current;
    const typed = form ? differingValues(form, values) : {};
    const before = takeStampedForm(Object.keys(values) as Name[], form);
    if (before.focused && form) focusFirst(form, [before.focused]);
    // Once the texts are in.
    if (before.wasSent) queueMicrotask(() => form?.requestSubmit());
    const found = { ...known, ...before.values, ...typed };
    // A dispatch here has React render again, and run every effect, before it lets go of the thread.
    if (Object.keys(found).length > 0) dispatch({ type: 'filled', values: found });
  }, [id, given, values, dispatch, element]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const open = Object.entries<string>(values).filter(
      ([name]) => !secrets.some((secret) => secret === name),
    );
    const isOwn = open.some(([name, value]) => value !== '' && value !== initial[name as Name]);
    writeDraft(sessionStore, id, isOwn ? Object.fromEntries(open) : null);
  }, [id, initial, values, secrets]);
}
