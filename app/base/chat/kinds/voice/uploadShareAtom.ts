import { type Atom, atom } from 'jotai';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';

/** How much of a message's file is uploaded, 0 to 1; null while none is on its way. */
export function uploadShareAtom(clientMsgID: string): Atom<number | null> {
  return atom((get) => get(uploadsAtom).get(clientMsgID) ?? null);
}
