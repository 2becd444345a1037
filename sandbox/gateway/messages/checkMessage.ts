import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageLimits } from '../limits.ts';
import { badArgument } from '../refuse.ts';
import type { PostedFields, Reach } from './postMessage.ts';

type Elements = Pick<
  Message,
  | 'pictureElem'
  | 'soundElem'
  | 'videoElem'
  | 'fileElem'
  | 'mergeElem'
  | 'atElem'
  | 'faceElem'
  | 'locationElem'
  | 'customElem'
  | 'quoteElem'
  | 'messageEntityElem'
>;

type Rule = {
  /** The element the content is in; null for what is in `content`. */
  element: keyof Elements | null;
  text?: (message: Message) => string | undefined;
  /** Addresses of files; the first must be there. */
  files?: (message: Message) => (string | undefined)[];
  /** @default 'conversation' */
  reach?: Reach;
};

const custom: Rule = { element: 'customElem', text: ({ customElem }) => customElem?.data };

/** What people may send, by content type. */
const rules: Readonly<Record<number, Rule>> = {
  [contentType.text]: { element: null, text: ({ content }) => content },
  [contentType.picture]: {
    element: 'pictureElem',
    files: ({ pictureElem }) => [
      pictureElem?.sourcePicture?.url,
      pictureElem?.bigPicture?.url,
      pictureElem?.snapshotPicture?.url,
    ],
  },
  [contentType.voice]: { element: 'soundElem', files: ({ soundElem }) => [soundElem?.sourceUrl] },
  [contentType.video]: {
    element: 'videoElem',
    files: ({ videoElem }) => [videoElem?.videoUrl, videoElem?.snapshotUrl],
  },
  [contentType.file]: { element: 'fileElem', files: ({ fileElem }) => [fileElem?.sourceUrl] },
  [contentType.atText]: { element: 'atElem', text: ({ atElem }) => atElem?.text },
  [contentType.merger]: { element: 'mergeElem' },
  [contentType.card]: { element: null, text: ({ content }) => content },
  [contentType.location]: { element: 'locationElem' },
  [contentType.custom]: custom,
  [contentType.quote]: { element: 'quoteElem', text: ({ quoteElem }) => quoteElem?.text },
  [contentType.face]: { element: 'faceElem' },
  [contentType.advancedText]: {
    element: 'messageEntityElem',
    text: ({ messageEntityElem }) => messageEntityElem?.text,
  },
  [contentType.customSilent]: { ...custom, reach: 'history' },
  [contentType.customOnline]: { ...custom, reach: 'online' },
};

/**
 * Checks what somebody wants to send, and leaves out what does not belong to its kind.
 * @returns the message and how far it goes. @throws GatewayFailure 201
 */
export function checkMessage(message: Message): { fields: PostedFields; reach: Reach } {
  const rule = rules[message.contentType];
  if (!rule) throw badArgument(`contentType ${message.contentType} cannot be sent`);
  const { element, text, files, reach = 'conversation' } = rule;
  const held = element === null ? undefined : message[element];
  if (element !== null && !held) throw badArgument(`message.${element} is missing`);
  if (text) checkText(text(message) ?? '');
  if (files) checkFiles(files(message));
  const fields: PostedFields = {
    clientMsgID: message.clientMsgID,
    contentType: message.contentType,
    createTime: message.createTime,
    content: element === null ? message.content : JSON.stringify(held),
    ex: message.ex,
    attachedInfo: message.attachedInfo,
    ...(element === null ? {} : { [element]: held }),
  };
  checkWhole(fields);
  return { fields, reach };
}

function checkText(text: string): void {
  if (text === '') throw badArgument('the message is empty');
  if ([...text].length > messageLimits.text) {
    throw badArgument(`the text is longer than ${messageLimits.text} characters`);
  }
}

function checkFiles([first, ...others]: (string | undefined)[]): void {
  if (!first) throw badArgument('the message names no file');
  if (![first, ...others].every((address) => !address || isOurs(address))) {
    throw badArgument('a file of the message is neither an uploaded one nor at an https address');
  }
}

function isOurs(address: string): boolean {
  if (/^\/media\/[\w.-]+$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** @throws GatewayFailure 201 for what is too large or holds NUL characters */
export function checkWhole(fields: PostedFields): void {
  if (Buffer.byteLength(JSON.stringify(fields)) > messageLimits.bytes) {
    throw badArgument(`the message is larger than ${messageLimits.bytes} bytes`);
  }
  if (holdsNul(fields)) throw badArgument('the message holds a NUL character');
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, held]) => holdsNul(key) || holdsNul(held));
}
