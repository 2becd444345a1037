import type { Message } from '../../../contract/gateway/entities/message.ts';

type Elements = Partial<Message> | Record<string, unknown>;

/** Fields of elements that hold the address of a file. */
const addressFields: readonly string[] = ['url', 'sourceUrl', 'videoUrl', 'snapshotUrl'];

/** @returns addresses of the files that a message shows, its records' too, each once */
export function filesOf(message: Elements): string[] {
  const { pictureElem, soundElem, videoElem, fileElem, mergeElem } = message;
  return [...new Set(addressesIn([pictureElem, soundElem, videoElem, fileElem, mergeElem]))];
}

function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]: [string, unknown]) => {
    const isAddress = typeof held === 'string' && held !== '' && addressFields.includes(name);
    return isAddress ? [held] : addressesIn(held);
  });
}
