import { type FormEvent, type KeyboardEvent, type RefObject, useReducer, useRef } from 'react';
import { isOfComposition } from '../../platform/composition.ts';
import { sessionStore } from '../../platform/storage.ts';
import { focusNext } from './domValues.ts';
import { writeDraft } from './drafts.ts';
import type { FormOptions } from './formOptions.ts';
import {
  type FormFact,
  type FormState,
  type Problems,
  reduceForm,
  startForm,
} from './formState.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useLateInitial } from './useLateInitial.ts';
import { useSending } from './useSending.ts';

/** Without `problem` it is what a field part takes: spread it. */
export type FieldState<Problem extends string> = {
  name: string;
  value: string;
  /** What to show under the field now; null while nothing is wrong or it is too early to say. */
  problem: Problem | null;
  onChange: (value: string) => void;
  onBlur: () => void;
};

export type Form<Name extends string, Problem extends string> = {
  field: (name: Name) => FieldState<Problem>;
  /** What the check says of a field now, for a quiet hint while the person types. */
  live: (name: Name) => Problem | null;
  values: Readonly<Record<Name, string>>;
  isSending: boolean;
  /** Calls the sending off: the texts stay, and nothing is said to have failed. */
  stop: () => void;
  /** True while the check finds nothing. */
  isValid: boolean;
  /** What went wrong with the last sending and concerns no field, for `ErrorCallout`; else null. */
  failure: unknown;
  /** Says that fields are wrong, and goes to the first. */
  refuse: (problems: Problems<Name, Problem>) => void;
  /** Puts a text in, such as one handed over by another page. */
  set: (name: Name, value: string) => void;
  /** Takes a text away that has served, such as a code; what is said of the field stays. */
  empty: (name: Name) => void;
  /** Takes back what is said of a field: what it needs is on its way. */
  excuse: (name: Name) => void;
  /** Forgets texts and draft. */
  clear: () => void;
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    /** Enter goes on to the next field where `enterKeyHint` says so, else it sends. */
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  };
};

/**
 * The texts of a form: checked as they are typed, kept through errors, languages and reloads. The
 * server renders it with its initial texts.
 */
export function useForm<Name extends string, Problem extends string>(
  options: FormOptions<Name, Problem>,
): Form<Name, Problem> {
  const { id, initial } = options;
  type Fact = FormFact<Name, Problem>;
  const [state, dispatch] = useReducer<FormState<Name, Problem>, typeof initial, [Fact]>(
    reduceForm,
    initial,
    (first) => startForm({ ...first, ...options.given }),
  );
  const { values } = state;
  const found = options.check(values);
  const element = useRef<HTMLFormElement>(null);
  useKeptDraft(options, values, dispatch, element);
  useLateInitial(initial, values, dispatch);
  const { send, stop, refuse } = useSending(options, values, dispatch, element);

  return {
    values,
    isSending: state.isSending,
    isValid: Object.keys(found).length === 0,
    failure: state.failure,
    live: (name) => found[name] ?? null,
    field: (name) => ({
      name,
      value: values[name],
      problem: state.refused[name] ?? (state.visited.includes(name) ? (found[name] ?? null) : null),
      onChange: (value) => dispatch({ type: 'changed', name, value }),
      onBlur: () => {
        // A field that was only passed through is not to blame yet.
        if (values[name] !== '') dispatch({ type: 'left', name });
      },
    }),
    stop,
    refuse,
    set: (name, value) => dispatch({ type: 'changed', name, value }),
    empty: (name) => dispatch({ type: 'emptied', name }),
    excuse: (name) => dispatch({ type: 'excused', name }),
    clear: () => {
      dispatch({ type: 'cleared', values: initial });
      writeDraft(sessionStore, id, null);
    },
    props: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) focusNext(event);
      },
    },
  };
}
