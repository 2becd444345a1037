import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { sessionStore } from '../../platform/storage.ts';
import { useLoadErrorTexts } from '../errors/useLoadErrorTexts.ts';
import { differingValues, focusFirst, focusNext } from './domValues.ts';
import { readDraft, writeDraft } from './drafts.ts';
import {
  type FormFact,
  type FormState,
  type Problems,
  reduceForm,
  startForm,
} from './formState.ts';
import { takeStampedValues } from './stampedForm.ts';

type Options<Name extends string, Problem extends string> = {
  /** Names the form's draft. */
  id: string;
  /** Every field in the order shown, and what it holds at first. */
  initial: Readonly<Record<Name, string>>;
  /** Texts that beat both the initial ones and the draft, such as those of the address. */
  given?: Partial<Readonly<Record<Name, string>>>;
  /** Fields that are never written anywhere, such as passwords and codes. */
  secrets?: readonly Name[];
  check: (values: Readonly<Record<Name, string>>) => Problems<Name, Problem>;
  /**
   * Runs once at a time, with texts the check found nothing in. A rejection keeps them; after a
   * success the draft is forgotten.
   * @param signal aborted when the sending is called off.
   */
  onSend: (values: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<void>;
  /**
   * Which fields a rejection concerns, such as `blameFor({ loginWrong: 'password' })`; null makes
   * it the form's `failure`.
   */
  blame?: (error: unknown) => Problems<Name, Problem> | null;
};

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
  options: Options<Name, Problem>,
): Form<Name, Problem> {
  const { id, initial, check, onSend, blame } = options;
  type Fact = FormFact<Name, Problem>;
  const [state, dispatch] = useReducer<FormState<Name, Problem>, typeof initial, [Fact]>(
    reduceForm,
    initial,
    (first) => startForm({ ...first, ...options.given }),
  );
  const { values } = state;
  const found = check(values);
  const loadErrorTexts = useLoadErrorTexts();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController | null>(null);
  const names = Object.keys(initial) as Name[];

  useKeptDraft(options, values, dispatch, element);

  const refuse = (problems: Problems<Name, Problem>): void => {
    dispatch({ type: 'blamed', problems });
    if (element.current)
      focusFirst(
        element.current,
        names.filter((name) => problems[name]),
      );
  };

  const end = (): void => {
    sending.current = null;
    dispatch({ type: 'send-ended' });
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (sending.current) return;
    const filled = differingValues(form, values);
    const current = { ...values, ...filled };
    dispatch({ type: 'filled', values: filled });
    const wrong = check(current);
    if (Object.keys(wrong).length > 0) {
      dispatch({ type: 'send-refused' });
      focusFirst(
        form,
        names.filter((name) => wrong[name]),
      );
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    const isCurrent = (): boolean => sending.current === controller;
    dispatch({ type: 'send-started' });
    try {
      await onSend(current, controller.signal);
      writeDraft(sessionStore, id, null);
    } catch (error) {
      await loadErrorTexts(error);
      if (!isCurrent()) return;
      const problems = blame?.(error) ?? null;
      if (problems) refuse(problems);
      else dispatch({ type: 'failed', failure: error });
    } finally {
      if (isCurrent()) end();
    }
  };

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
    stop: () => {
      sending.current?.abort();
      end();
    },
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
        // Enter that ends the composing of a character is no Enter.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) focusNext(event);
      },
    },
  };
}

/** Takes over what is there when the form appears, and keeps what is typed from then on. */
function useKeptDraft<Name extends string, Problem extends string>(
  { id, given, secrets = [] }: Options<Name, Problem>,
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
    const typed = element.current ? differingValues(element.current, values) : {};
    const known = Object.fromEntries(draft) as Partial<Record<Name, string>>;
    const filledBefore = takeStampedValues(Object.keys(values) as Name[]);
    const found = { ...known, ...filledBefore, ...typed };
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
    const isEmpty = open.every(([, value]) => value === '');
    writeDraft(sessionStore, id, isEmpty ? null : Object.fromEntries(open));
  }, [id, values, secrets]);
}
