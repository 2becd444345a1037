import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import {
  conversationOrderAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { useLikelyPage } from '../../../core/navigation/useLikelyPage.ts';
import { useSavedContent } from '../../../core/screen/savedContent.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './ConversationList.css.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { NoChats } from './NoChats.tsx';
import { useRowMenu } from './useRowMenu.tsx';

/** Who is there is said once it is known: the list does not wait for it. */
const followed = {
  load: async () => (await import('./FollowedPeople.tsx')).FollowedPeople,
};

export function ConversationList() {
  const { t } = useTranslation();
  const isLoaded = useAtomValue(isListLoadedAtom);
  const isFetched = useAtomValue(isListFetchedAtom);
  const order = useAtomValue(conversationOrderAtom);
  const status = useAtomValue(messagingStatusAtom);
  // On a new device the list is empty until it has been fetched; said once, it stays said.
  const [wasEmpty, setWasEmpty] = useState(false);
  const today = useToday();
  // Where its code does not come, nothing is said of it.
  const [isFollowing, setIsFollowing] = useState(true);
  const stopFollowing = useCallback(() => setIsFollowing(false), []);
  // The first conversation is the one most likely to be opened.
  const [first] = order;
  useLikelyPage(first ? pathToConversation(first) : '', 'built');
  const { run, openMenu, menu } = useRowMenu();
  const isSyncing = status === 'connecting' || status === 'syncing';
  const isUnknown = isSyncing || (status === 'waiting' && !isFetched);
  const isEmpty = isLoaded && order.length === 0 && (wasEmpty || !isUnknown);
  useSavedContent(order.length > 0);
  useEffect(() => {
    if (isEmpty) setWasEmpty(true);
  }, [isEmpty]);
  if (order.length === 0) {
    if (!isEmpty) return <Skeleton rows={8} label={t('loading')} />;
    return <NoChats />;
  }
  return (
    <>
      <LongRows label={t('chatsTab')} rows={order} keyOf={itself} className={css.list}>
        {(id) => <ConversationRow id={id} today={today} run={run} openMenu={openMenu} />}
      </LongRows>
      {isFollowing && <LazyPart source={followed} props={{}} isAside onFailed={stopFollowing} />}
      {menu}
    </>
  );
}

const itself = (id: string): string => id;
