import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';

/** @returns says who sent a message and on which day, with something before it, such as its size */
export function useSentLine(): (message: StoredMessage, before?: string) => string {
  const tag = useLanguageTag();
  const today = useToday();
  const nameOf = usePersonName();
  return ({ sendID, senderNickname, sendTime }, before = '') => {
    const name = isolated(nameOf({ userID: sendID, nickname: senderNickname }));
    return [before, name, dayName(sendTime, today, tag)].filter(Boolean).join(' · ');
  };
}
