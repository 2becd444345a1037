import type { Sendable } from './sendForwarded.ts';

/** @returns what is sent with a note after it, where there is one */
export function withNote(contents: readonly Sendable[], note: string): readonly Sendable[] {
  const text = note.trim();
  return text === '' ? contents : [...contents, { kind: 'text', text }];
}
