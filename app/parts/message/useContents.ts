import { fromSlot } from '../../core/feature/features.tsx';
import { createContents } from '../../core/messaging/contents/createContents.ts';

/** @returns how everything is sent, and sent anew, that the app and its features know */
export const useContents = fromSlot('message.kind', (added) =>
  createContents(added.flatMap(({ content }) => content ?? [])),
);
