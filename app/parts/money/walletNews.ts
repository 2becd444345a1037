import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Read } from '../../core/query/read.ts';
import { everyOf } from '../../core/query/useReadEvery.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';

/** An answer about the wallet; a higher number is newer. */
export type WalletNews = { ledgerSeq: number };

/** @returns the newer of two answers, whatever order they came in; of equals the one that came. */
export function newerOf<News extends WalletNews>(held: News, come: News): News {
  return come.ledgerSeq < held.ledgerSeq ? held : come;
}

/** The newest that the person was shown on any page. */
const shownAtom = atom<{ userId: string | null; ledgerSeq: number }>({
  userId: null,
  ledgerSeq: -1,
});

/** Milliseconds until another try where an answer was older than one already shown. */
const soon = 1_000;

/** @returns number of the newest movement that this person was shown; -1 before any. */
export function useShownSeq(): number {
  const userId = useAtomValue(userIdAtom);
  const shown = useAtomValue(shownAtom);
  return shown.userId === userId ? shown.ledgerSeq : -1;
}

/** @returns when to read anew: soon where the answer is older than what was shown. */
export function whenBehind<News extends WalletNews>(
  shownSeq: number,
  every?: number | ((news: News) => number),
): (news: News) => number | undefined {
  return (news) => (news.ledgerSeq < shownSeq ? soon : everyOf(every, news));
}

/** @returns the reading, as if nothing had come yet where its answer is older than one already shown. */
export function useForward<News extends WalletNews>(read: Read<News>): Read<News> {
  const userId = useAtomValue(userIdAtom);
  const [shown, setShown] = useAtom(shownAtom);
  const floor = shown.userId === userId ? shown.ledgerSeq : -1;
  const seq = read.data?.ledgerSeq ?? -1;
  useEffect(() => {
    if (seq > floor) setShown({ userId, ledgerSeq: seq });
  }, [seq, floor, userId, setShown]);
  return read.data !== null && seq < floor ? { ...read, data: null } : read;
}
