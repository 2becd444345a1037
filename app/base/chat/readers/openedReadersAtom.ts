import { atom } from 'jotai';
import { type MessageRef, refOf } from '../../../core/messaging/messageRef.ts';

/** The message whose readers are looked at, over the page or on its way out. */
export const openedReadersAtom = atom<{ of: MessageRef; isOpen: boolean } | null>(null);

/** Shows who has read a message of a group. */
export const openReadersAtom = atom(null, (_get, set, of: MessageRef) =>
  set(openedReadersAtom, { of: refOf(of), isOpen: true }),
);

/** Nobody's are looked at. */
export const closeReadersAtom = atom(null, (get, set) => {
  const opened = get(openedReadersAtom);
  if (opened?.isOpen) set(openedReadersAtom, { ...opened, isOpen: false });
});
