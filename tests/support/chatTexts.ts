import conversation from '../../app/locales/en-US/chat.conversation.json';
import list from '../../app/locales/en-US/chat.list.json';
import media from '../../app/locales/en-US/chat.media.json';
import message from '../../app/locales/en-US/chat.message.json';
import person from '../../app/locales/en-US/common.person.json';

/** The English texts of list and conversation, by namespace. */
export const chatTexts = {
  'chat.list': list,
  'chat.conversation': conversation,
  'chat.media': media,
  'chat.message': message,
  'common.person': person,
};

/** The same texts by key. */
export const chat = { ...media, ...list, ...conversation, ...message, ...person };
