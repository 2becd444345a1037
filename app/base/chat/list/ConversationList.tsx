import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import {
  conversationOrderAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { ChatsDrawing } from '../../../ui/drawings/ChatsDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './ConversationList.css.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { useReadyConversation } from './useReadyConversation.ts';

/** Lists longer than this render only the rows near the view. */
const longestPlainList = 50;

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
  const frame = useRef<HTMLDivElement>(null);
  const scrollRef = useMemo(
    () => ({
      get current() {
        return frame.current?.closest<HTMLElement>('[data-scroll]') ?? null;
      },
    }),
    [],
  );
  const isSyncing = status === 'connecting' || status === 'syncing';
  const isUnknown = isSyncing || (status === 'waiting' && !isFetched);
  const isEmpty = isLoaded && order.length === 0 && (wasEmpty || !isUnknown);
  useEffect(() => {
    if (isEmpty) setWasEmpty(true);
  }, [isEmpty]);
  if (order.length === 0) {
    if (!isEmpty) return <Skeleton rows={8} label={t('loading')} />;
    return (
      <EmptyState
        drawing={<ChatsDrawing />}
        title={t('chatsEmptyTitle')}
        sentence={t('chatsEmptySentence')}
      />
    );
  }
  if (order.length <= longestPlainList) {
    return (
      <ul className={css.list} aria-label={t('chatsTab')}>
        {order.map((id) => (
          <li key={id}>
            <ConversationRow id={id} today={today} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <section ref={frame} className={css.list} aria-label={t('chatsTab')}>
      <Virtualizer as="ul" item="li" scrollRef={scrollRef} data={order}>
        {(id) => <ConversationRow key={id} id={id} today={today} />}
      </Virtualizer>
    </section>
  );
}
