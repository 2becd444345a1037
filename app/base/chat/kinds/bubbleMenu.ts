import type { MessageAction } from '../../../parts/message/messageKind.ts';

/** What a person can do with any message in a bubble that they can read, in the order of its menu. */
export const bubbleMenu: readonly MessageAction[] = [
  'forward',
  'quote',
  'mention',
  'select',
  'pin',
  'unpin',
  'recall',
  'readers',
  'report',
  'resend',
  'delete',
];
