import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  conversationOrderAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './ConversationList.css.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { NoChats } from './NoChats.tsx';
import { useAskedRow } from './useAskedRow.tsx';
import { useReadyConversation } from './useReadyConversation.ts';

export function ConversationList() {
  const { t } = useTranslation();
  const isLoaded = useAtomValue(isListLoadedAtom);
  const isFetched = useAtomValue(isListFetchedAtom);
  const order = useAtomValue(conversationOrderAtom);
  const status = useAtomValue(messagingStatusAtom);
  // On a new device the list is empty until it has been fetched; said once, it stays said.
  const [wasEmpty, setWasEmpty] = useState(false);
  const today = useToday();
  useReadyConversation();
  const { run, openMenu, overlay } = useAskedRow();
  const isSyncing = status === 'connecting' || status === 'syncing';
  const isUnknown = isSyncing || (status === 'waiting' && !isFetched);
  const isEmpty = isLoaded && order.length === 0 && (wasEmpty || !isUnknown);
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
      {overlay}
    </>
  );
}

const itself = (id: string): string => id;
