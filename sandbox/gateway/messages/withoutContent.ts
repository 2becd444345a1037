import type { Message } from '../../../app/contract/gateway/entities/message.ts';

/** @returns what is left of a message whose words and files are gone: who, when, where. */
export function bodyWithoutContent(message: Message): Message {
  const rest = Object.entries(message).filter(
    ([name]) => !name.endsWith('Elem') || name === 'attachedInfoElem',
  );
  return { ...(Object.fromEntries(rest) as Message), content: '', ex: '', attachedInfo: '' };
}
