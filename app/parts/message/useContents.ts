import { fromHandedIn } from '../../core/feature/fromHandedIn.ts';
import { partsIn, type SlotParts } from '../../core/feature/slots.ts';
import type { Contents } from '../../core/messaging/contents/content.ts';
import { createContents } from '../../core/messaging/contents/createContents.ts';

/** @returns how everything is sent, and sent anew, that the app and those know who hand in these */
export function contentsIn(handedIn: readonly SlotParts[]): Contents {
  const added = partsIn(handedIn, 'message.kind');
  return createContents(added.flatMap(({ content }) => content ?? []));
}

/** @returns how everything is sent, and sent anew, that the app and its features know */
export const useContents = fromHandedIn(contentsIn);
