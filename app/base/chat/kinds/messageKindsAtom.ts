import { atom } from 'jotai';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { messageKinds } from './messageKinds.ts';
import { unknownKind } from './unknown/unknownKind.ts';

/** The kinds of messages that list and conversation know. */
export const messageKindsAtom = atom(createMessageKinds(messageKinds, unknownKind));
