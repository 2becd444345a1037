import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import {
  isListFetchedAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { useArrival } from '../../../core/screen/pageArrival.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import { ChatsDrawing } from '../../../ui/drawings/ChatsDrawing.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './ForwardTargetList.css.ts';
import { ForwardTargetRow } from './ForwardTargetRow.tsx';
import type { ForwardTarget } from './forwardTarget.ts';
import { useForwardTargets } from './useForwardTargets.ts';

/** Characters of a query that are said again. */
const longestQuery = 40;

type Props = {
  query: string;
  chosen: readonly ForwardTarget[];
  onToggle: (target: ForwardTarget) => void;
};

/** The conversations and friends that can be chosen, all of them or those that a search finds. */
export function ForwardTargetList({ query, chosen, onToggle }: Props) {
  const { t } = useTranslation('chat.forward');
  const { recent, friends } = useForwardTargets(query);
  const isKnown = useIsListKnown();
  const words = searchWordsOf(query);
  const count = recent.length + friends.length;
  const isReady = count > 0 || isKnown;
  useArrival(isReady);
  if (!isReady) return <Skeleton rows={8} label={t('loading')} />;
  if (count === 0 && words.length === 0) {
    return (
      <EmptyState
        drawing={<ChatsDrawing />}
        title={t('emptyTitle')}
        sentence={t('emptySentence')}
      />
    );
  }
  const section = (title: string, rows: readonly ForwardTarget[]) =>
    rows.length > 0 && (
      <>
        <SectionTitle>{title}</SectionTitle>
        <LongRows label={title} rows={rows} keyOf={({ conversationID }) => conversationID}>
          {(target) => (
            <ForwardTargetRow
              target={target}
              words={words}
              isChosen={chosen.some((one) => one.conversationID === target.conversationID)}
              onToggle={() => onToggle(target)}
            />
          )}
        </LongRows>
      </>
    );
  return (
    <>
      <p className={css.spoken} role="status">
        {words.length > 0 && t('found', { count })}
      </p>
      {section(t('recent'), recent)}
      {section(t('friends'), friends)}
      {count === 0 && (
        <EmptyState
          place="inline"
          drawing={<LostDrawing />}
          title={t('nothingTitle')}
          sentence={t('nothingSentence', { query: isolated(plainLine(query, longestQuery)) })}
        />
      )}
    </>
  );
}

/** @returns whether an empty list means that there is nothing */
function useIsListKnown(): boolean {
  const isLoaded = useAtomValue(isListLoadedAtom);
  const isFetched = useAtomValue(isListFetchedAtom);
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  return isLoaded && (isFetched || isOnline);
}
