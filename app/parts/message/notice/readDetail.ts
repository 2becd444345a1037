import type { Message } from '../../../contract/gateway/entities/message.ts';

/** The JSON that a notification carries; nothing in it is sure. */
export type Detail = Readonly<Record<string, unknown>>;

/** @returns what a notification carries; nothing where it cannot be read: a sentence about somebody is left. */
export function readDetail(message: Pick<Message, 'notificationElem'>): Detail {
  try {
    return recordOf(JSON.parse(message.notificationElem?.detail ?? ''));
  } catch {
    return {};
  }
}

export function recordOf(value: unknown): Detail {
  return typeof value === 'object' && value !== null ? (value as Detail) : {};
}
