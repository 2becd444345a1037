import { localTexts } from '../../../platform/durableTexts.ts';
import { secureRandom } from '../../../platform/random.ts';
import { createJournal, type Journal } from '../journal/createJournal.ts';

/** @returns the journal of an account in this browser */
export function openJournal(userId: string): Journal {
  return createJournal({
    userID: userId,
    texts: localTexts,
    clock: () => Date.now(),
    random: secureRandom,
  });
}
