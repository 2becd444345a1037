import { type RefObject, useRef } from 'react';
import { sessionStore } from '../../platform/storage.ts';
import { useLoadErrorTexts } from '../errors/useLoadErrorTexts.ts';
import { differingValues, focusFirst } from './domValues.ts';
import { writeDraft } from './drafts.ts';
import type { FormOptions } from './formOptions.ts';
import type { FormFact, Problems } from './formState.ts';

type Sending<Name extends string, Problem extends string> = {
  /** Checks what the form holds, then sends it. Does nothing while a sending is under way. */
  send: (form: HTMLFormElement) => Promise<void>;
  /** Calls the sending off. */
  stop: () => void;
  /** Says that fields are wrong, and goes to the first. */
  refuse: (problems: Problems<Name, Problem>) => void;
};

/** Sends the texts of a form, one sending at a time, and tells the form's state what became of it. */
export function useSending<Name extends string, Problem extends string>(
  { id, initial, check, onSend, blame }: FormOptions<Name, Problem>,
  values: Readonly<Record<Name, string>>,
  dispatch: (fact: FormFact<Name, Problem>) => void,
  element: RefObject<HTMLFormElement | null>,
): Sending<Name, Problem> {
  const loadErrorTexts = useLoadErrorTexts();
  const sending = useRef<AbortController | null>(null);

  const focusWrong = (form: HTMLFormElement, problems: Problems<Name, Problem>): void => {
    const names = Object.keys(initial) as Name[];
    focusFirst(
      form,
      names.filter((name) => problems[name]),
    );
  };

  const refuse = (problems: Problems<Name, Problem>): void => {
    dispatch({ type: 'blamed', problems });
    if (element.current) focusWrong(element.current, problems);
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
      focusWrong(form, wrong);
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

  const stop = (): void => {
    sending.current?.abort();
    end();
  };

  return { send, stop, refuse };
}
