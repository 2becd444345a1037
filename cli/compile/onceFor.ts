import type { Compile } from './output.ts';

const known = new WeakMap<Compile, Map<string, unknown>>();

/** @returns what was worked out for this key of the compile; each key stands for one type. */
export function onceFor<Answer>(compile: Compile, key: string, work: () => Answer): Answer {
  const answers = known.get(compile) ?? new Map<string, unknown>();
  known.set(compile, answers);
  if (!answers.has(key)) answers.set(key, work());
  return answers.get(key) as Answer;
}
