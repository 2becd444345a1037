import * as v from 'valibot';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import {
  type Message,
  message as messageSchema,
} from '../../../../contract/gateway/entities/message.ts';
import { messageStatus } from '../../../../contract/gateway/enums.ts';
import { mended } from '../../../../contract/gateway/mend.ts';
import { writtenWords } from '../../../../core/messaging/messageModel/writtenWords.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { plainLine } from '../../../../lib/plainText.ts';

/** Messages of a record that are shown. */
export const mostNested = 500;
/** Lines on its card, and characters of one and of its title. */
const mostLines = 4;
const longestLine = 100;

/** @returns what stands on the card of a record: plain words of bounded length, each maybe empty */
export function cardOf({ mergeElem }: StoredMessage): { title: string; lines: readonly string[] } {
  const lines = (mergeElem?.abstractList ?? []).slice(0, mostLines);
  return {
    title: plainLine(mergeElem?.title ?? '', longestLine),
    lines: lines.map((line) => plainLine(line, longestLine)).filter((line) => line !== ''),
  };
}

/**
 * The messages of a record, of which nothing is trusted: somebody wrote it, and can have made up each of
 * them. One that cannot be read is of a content nobody knows; their ids are of this device.
 */
export function readRecord(record: StoredMessage): readonly StoredMessage[] {
  const nested = (record.mergeElem?.multiMessage ?? []).slice(0, mostNested);
  return nested.flatMap((one, index) => {
    const read = v.safeParse(messageSchema, mended(messageSchema, { ...one, ...unnamed }).value);
    const message = read.success ? wordsAlone(read.output) : v.parse(messageSchema, unnamed);
    const { status } = message;
    if (status === messageStatus.revoked || status === messageStatus.deleted) return [];
    return [
      {
        ...message,
        clientMsgID: `${record.clientMsgID}/${index}`,
        conversationID: '',
        attachedInfoElem: null,
        ...({ state: 'sent', errCode: 0, localOrder: 0, hasGapBefore: false } as const),
        ...{ isRevoked: false, revokerID: '', isDeleted: false },
      },
    ];
  });
}

/** What a text in a record quotes or mentions is of no conversation here: its words are left. */
function wordsAlone(message: Message): Message {
  const words = writtenWords(message);
  if (words === null) return message;
  return {
    ...message,
    contentType: contentType.text,
    content: words,
    quoteElem: null,
    atElem: null,
  };
}

/** In place of what names a message and its sender elsewhere. */
const unnamed = {
  clientMsgID: 'nested',
  serverMsgID: '',
  sendID: '',
  recvID: '',
  groupID: '',
  attachedInfo: '',
};
