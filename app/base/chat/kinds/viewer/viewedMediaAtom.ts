import { atom } from 'jotai';

/** The picture that is looked at, by `messageKeyOf` its message; null: none. */
export const viewedMediaAtom = atom<{ conversationID: string; key: string } | null>(null);
