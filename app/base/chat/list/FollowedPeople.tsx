import { atom, useAtomValue } from 'jotai';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useFollowPresence } from '../../../core/messaging/hooks/useFollowPresence.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';

/** People at the top of the list who are followed; the gateway follows a hundred for a connection. */
const mostFollowed = 50;

/** Ids by the alphabet: that somebody writes, and their row moves up, asks for nothing. */
const peopleAtom = atom((get) => {
  const rows = get(conversationRowsAtom);
  return get(conversationOrderAtom)
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ conversationType, userID }) => conversationType === sessionType.single && userID)
    .slice(0, mostFollowed)
    .map(({ userID }) => userID)
    .sort()
    .join(',');
});

/** Shows nothing: has it known who of the list is there, while the list is in front. */
export function FollowedPeople() {
  useFollowPresence(useAtomValue(peopleAtom), useIsActiveScreen());
  return null;
}
