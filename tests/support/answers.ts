import type { Call } from '../../app/contract/call.ts';
import { CallError, type CallFailure } from '../../app/contract/callError.ts';
import type { Backend } from '../../app/core/backend/backend.ts';

type Answer = (input: never) => unknown;

export type AnsweringBackend = Backend & {
  /** Every call made so far: its name and what was sent. */
  asked: { name: string; input: unknown; intent?: string | undefined }[];
  /** Changes what a call is answered. */
  answer: (name: string, answer: Answer) => void;
};

/** @returns rejects as a call does. */
export function failing(name: string, failure: CallFailure): () => never {
  return () => {
    throw new CallError(name, failure);
  };
}

/** A backend that answers by call name; what is not named has no network. */
export function answeringBackend(answers: Record<string, Answer>): AnsweringBackend {
  const known = new Map(Object.entries(answers));
  const asked: AnsweringBackend['asked'] = [];
  const ask = async (call: Call, input: unknown, intent?: string) => {
    asked.push({ name: call.name, input, intent });
    const answer = known.get(call.name);
    if (!answer) throw new CallError(call.name, { kind: 'network' });
    return (await answer(input as never)) as never;
  };
  return {
    asked,
    answer: (name, answer) => void known.set(name, answer),
    call: (call, input, options) => ask(call, input, options?.intent),
    async upload(call, input, file, options) {
      options?.onProgress?.(0.5);
      return ask(call, { ...(input as object), file }, options?.intent);
    },
  };
}
