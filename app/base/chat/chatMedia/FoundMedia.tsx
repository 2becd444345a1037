import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useKindSearch } from '../../../core/messaging/hooks/useKindSearch.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { LoadMore } from '../../../core/query/LoadMore.tsx';
import { useArrival } from '../../../core/screen/pageArrival.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QuietNotice } from '../../../ui/QuietNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FileRows } from './FileRows.tsx';
import { LinkRows } from './LinkRows.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { type MediaTab, useMediaQuery } from './mediaTabs.ts';
import { type OpenMediaMenu, useMediaMenu } from './useMediaMenu.tsx';

/** What the lists of the tabs have in common. */
export type MediaListProps = {
  /** Newest first; never empty. */
  messages: readonly StoredMessage[];
  openMenu: OpenMediaMenu;
};

const emptyKeys = {
  media: ['mediaEmpty', 'mediaEmptySentence'],
  files: ['filesEmpty', 'filesEmptySentence'],
  links: ['linksEmpty', 'linksEmptySentence'],
} as const satisfies Record<MediaTab, readonly string[]>;

/** What one tab finds in a conversation. */
export function FoundMedia({ conversationID, tab }: { conversationID: string; tab: MediaTab }) {
  const { t } = useTranslation('chat.shared');
  const found = useKindSearch(useMediaQuery(conversationID, tab));
  const { messages, isSearching, isGatewayMissing, retry, loadMore } = found;
  const { openMenu, menu } = useMediaMenu(messages);
  useArrival(!isSearching || messages.length > 0);
  const isEmpty = messages.length === 0;
  return (
    <>
      {isGatewayMissing && (
        <QuietNotice action={t('tryAgain')} onAction={retry}>
          {t(isGatewayMissing)}
        </QuietNotice>
      )}
      {isEmpty && isSearching && <Skeleton rows={4} label={t('loading')} />}
      {isEmpty && !isSearching && !loadMore && (
        <EmptyState
          place="inline"
          drawing={<LostDrawing />}
          title={t(emptyKeys[tab][0])}
          sentence={t(emptyKeys[tab][1])}
        />
      )}
      {!isEmpty && tab === 'media' && (
        <MediaGrid
          {...{ messages, openMenu, isSearching, loadMore, hasFailed: isGatewayMissing !== null }}
        />
      )}
      {!isEmpty && tab === 'files' && <FileRows {...{ messages, openMenu }} />}
      {!isEmpty && tab === 'links' && <LinkRows {...{ messages, openMenu }} />}
      {loadMore && !(isEmpty && isSearching) && (
        <LoadMore isBusy={isSearching} hasFailed={isGatewayMissing !== null} onLoad={loadMore} />
      )}
      {menu}
    </>
  );
}
