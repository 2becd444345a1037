import { useEffect, useRef } from 'react';
import type { FormFact } from './formState.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Puts an initial text that comes late, as with the account, into its field where nobody has changed it. */
export function useLateInitial<Name extends string, Problem extends string>(
  initial: Values<Name>,
  values: Values<Name>,
  dispatch: (fact: FormFact<Name, Problem>) => void,
): void {
  const known = useRef(initial);
  useEffect(() => {
    const before = known.current;
    known.current = initial;
    const late = Object.entries<string>(initial).filter(
      ([name, text]) =>
        before[name as Name] !== text && before[name as Name] === values[name as Name],
    );
    if (late.length === 0) return;
    dispatch({ type: 'filled', values: Object.fromEntries(late) as Partial<Values<Name>> });
  });
}
