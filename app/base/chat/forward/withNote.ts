import type { OutgoingContent } from '../../../core/messaging/messaging.ts';

/** @returns what is sent with a note after it, where there is one */
export function withNote(
  contents: readonly OutgoingContent[],
  note: string,
): readonly OutgoingContent[] {
  const text = note.trim();
  return text === '' ? contents : [...contents, { kind: 'text', text }];
}
