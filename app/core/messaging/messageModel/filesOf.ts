import type { Message } from '../../../contract/gateway/entities/message.ts';

type Elements = Partial<Message> | Record<string, unknown>;

/** Fields of elements that hold the address of a file. */
const addressFields: readonly string[] = ['url', 'sourceUrl', 'videoUrl', 'snapshotUrl'];

/** @returns addresses of the files that a message shows, its records' too and in JSON of its own, each once */
export function filesOf(message: Elements): string[] {
  const { pictureElem, soundElem, videoElem, fileElem, mergeElem, customElem } = message;
  const elements = { pictureElem, soundElem, videoElem, fileElem, mergeElem, customElem };
  return [...new Set(addressesIn(elements))];
}

function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]: [string, unknown]) => {
    const isAddress = typeof held === 'string' && held !== '' && addressFields.includes(name);
    if (name === 'customElem') return addressesIn(ownForm(held));
    return isAddress ? [held] : addressesIn(held);
  });
}

/** What a custom message says, in a form that its kind alone knows. */
function ownForm(customElem: unknown): unknown {
  try {
    return JSON.parse((customElem as { data: string } | null | undefined)?.data ?? 'null');
  } catch {
    // No JSON.
    return null;
  }
}
