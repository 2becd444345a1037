import * as v from 'valibot';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import {
  type Message,
  message as messageSchema,
} from '../../../app/contract/gateway/entities/message.ts';
import { atAllTag, messageFrom, messageStatus } from '../../../app/contract/gateway/enums.ts';
import type { creatorFunctions } from '../../../app/contract/gateway/functions/creators.ts';
import { randomText } from '../../auth/hashes.ts';
import { faceOf } from '../friends/people.ts';
import type { Handlers, ReadContext } from '../handler.ts';

type Elements = Partial<Message>;

/** Makes messages; nothing is kept or sent. */
export const creatorHandlers: Handlers<(typeof creatorFunctions)[number]['name']> = {
  CreateTextMessage: {
    kind: 'read',
    run: (text, context) => create(context, contentType.text, text),
  },
  CreateTextAtMessage: {
    kind: 'read',
    run: ({ text, atUserIDList: atUserList, atUsersInfo, message }, context) => {
      const quoteMessage = message === '' ? null : message;
      const isAtSelf = atUserList.includes(context.caller.userId);
      const atElem = { text, atUserList, atUsersInfo: atUsersInfo ?? [], quoteMessage, isAtSelf };
      return create(context, contentType.atText, { atElem });
    },
  },
  CreateAdvancedTextMessage: {
    kind: 'read',
    run: ({ text, messageEntityList }, context) => {
      const messageEntityElem = { text, messageEntityList: messageEntityList ?? [] };
      return create(context, contentType.advancedText, { messageEntityElem });
    },
  },
  CreateImageMessageByURL: {
    kind: 'read',
    run: (pictures, context) => {
      const pictureElem = { sourcePath: '', ...pictures };
      return create(context, contentType.picture, { pictureElem });
    },
  },
  CreateSoundMessageByURL: {
    kind: 'read',
    run: ({ soundBaseInfo: soundElem }, context) =>
      create(context, contentType.voice, { soundElem }),
  },
  CreateVideoMessageByURL: {
    kind: 'read',
    run: ({ videoBaseInfo: videoElem }, context) =>
      create(context, contentType.video, { videoElem }),
  },
  CreateFileMessageByURL: {
    kind: 'read',
    run: ({ fileBaseInfo: fileElem }, context) => create(context, contentType.file, { fileElem }),
  },
  CreateMergerMessage: {
    kind: 'read',
    run: ({ messageList: multiMessage, title, summaryList: abstractList }, context) => {
      const mergeElem = { title, abstractList, multiMessage };
      return create(context, contentType.merger, { mergeElem });
    },
  },
  CreateForwardMessage: {
    kind: 'read',
    run: async (message, context) => {
      if (message.status !== messageStatus.sent) return '';
      const copy = await create(context, message.contentType, elementsOf(message));
      return { ...copy, content: message.content, ex: message.ex, status: messageStatus.sent };
    },
  },
  CreateQuoteMessage: {
    kind: 'read',
    run: ({ text, message: quoteMessage }, context) => {
      const quoteElem = { text, quoteMessage, messageEntityList: [] };
      return create(context, contentType.quote, { quoteElem });
    },
  },
  CreateAdvancedQuoteMessage: {
    kind: 'read',
    run: ({ text, message: quoteMessage, messageEntityList }, context) => {
      const quoteElem = { text, quoteMessage, messageEntityList: messageEntityList ?? [] };
      return create(context, contentType.quote, { quoteElem });
    },
  },
  CreateCardMessage: {
    kind: 'read',
    run: (card, context) => create(context, contentType.card, card),
  },
  CreateLocationMessage: {
    kind: 'read',
    run: (locationElem, context) => create(context, contentType.location, { locationElem }),
  },
  CreateCustomMessage: {
    kind: 'read',
    run: (customElem, context) => create(context, contentType.custom, { customElem }),
  },
  CreateFaceMessage: {
    kind: 'read',
    run: (faceElem, context) => create(context, contentType.face, { faceElem }),
  },
  GetAtAllTag: { kind: 'read', run: async () => atAllTag },
};

/** @param content a text, or the one element whose JSON is the content */
async function create(
  { db, caller, services, now }: ReadContext,
  type: number,
  content: string | Elements,
): Promise<Message> {
  const { nickname, faceURL } = await faceOf(db, caller.userId);
  const [element] = typeof content === 'string' ? [] : Object.values(content);
  return v.parse(messageSchema, {
    ...(typeof content === 'string' ? {} : content),
    content: typeof content === 'string' ? content : JSON.stringify(element ?? {}),
    clientMsgID: randomText(services.randomBytes(16)),
    createTime: now,
    sendTime: now,
    status: messageStatus.sending,
    msgFrom: messageFrom.user,
    contentType: type,
    platformID: caller.device,
    sendID: caller.userId,
    senderNickname: nickname,
    senderFaceUrl: faceURL,
  });
}

/** The elements of a message that hold what it says. */
function elementsOf(message: Message): Elements {
  const held = Object.entries(message).filter(
    ([name, value]) => name.endsWith('Elem') && name !== 'attachedInfoElem' && value,
  );
  return Object.fromEntries(held);
}
