import { useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useKindSearch } from '../../../core/messaging/hooks/useKindSearch.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { LoadMore } from '../../../core/query/LoadMore.tsx';
import { useArrival } from '../../../core/screen/pageArrival.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { clockTime, dayName } from '../../../lib/dayTime.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { MarkedNames, markName } from '../../../parts/message/MarkedNames.tsx';
import { noticeSentence } from '../../../parts/message/notice/noticeSentence.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ReceiptDrawing } from '../../../ui/drawings/ReceiptDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { QuietNotice } from '../../../ui/QuietNotice.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { pathToGroup } from '../paths.ts';
import * as css from './log.css.ts';
import { byDay, doerOf, keyOfEntry, logQuery } from './logEntries.ts';

/** /pages/chat/group-log?id=…: what owner and admins did, newest first. */
export function LogScreen() {
  return (
    <GroupPage
      title={(words) => words.log}
      parentOf={(groupID) => pathToGroup('manage', groupID)}
      needs="seeLog"
    >
      {({ conversationID }) => <Log key={conversationID} conversationID={conversationID} />}
    </GroupPage>
  );
}

function Log({ conversationID }: { conversationID: string }) {
  const { t } = useTranslation('groups.log');
  const tag = useLanguageTag();
  const today = useToday();
  const query = useMemo(() => logQuery(conversationID), [conversationID]);
  const { messages, isSearching, isGatewayMissing, retry, loadMore } = useKindSearch(query);
  const selfID = useAtomValue(userIdAtom) ?? '';
  const days = useMemo(
    () => byDay(messages.filter((message) => noticeSentence(message, selfID) !== null)),
    [messages, selfID],
  );
  const isEmpty = days.length === 0;
  useArrival(!isSearching || !isEmpty);
  return (
    <>
      {isGatewayMissing && (
        <QuietNotice action={t('tryAgain')} onAction={retry}>
          {t(isGatewayMissing)}
        </QuietNotice>
      )}
      {isEmpty && isSearching && <Skeleton rows={6} label={t('loading')} />}
      {isEmpty && !isSearching && !loadMore && (
        <EmptyState
          drawing={<ReceiptDrawing />}
          title={t('emptyTitle')}
          sentence={t('emptySentence')}
        />
      )}
      {days.map(({ day, time, entries }) => (
        <section key={day}>
          <SectionTitle>{dayName(time, today, tag)}</SectionTitle>
          <List label={dayName(time, today, tag)}>
            <ol className={css.entries}>
              {entries.map((message) => (
                <Entry key={keyOfEntry(message)} message={message} />
              ))}
            </ol>
          </List>
        </section>
      ))}
      {loadMore && !(isEmpty && isSearching) && (
        <LoadMore isBusy={isSearching} hasFailed={isGatewayMissing !== null} onLoad={loadMore} />
      )}
    </>
  );
}

/** Drawn once until its message changes. */
const Entry = memo(function Entry({ message }: { message: StoredMessage }) {
  const tag = useLanguageTag();
  const say = useWords();
  const selfID = useAtomValue(userIdAtom) ?? '';
  const face = usePersonFace(doerOf(message));
  const sentence = noticeSentence(message, selfID);
  if (!sentence) return null;
  return (
    <li className={css.entry}>
      <Avatar {...face} size="s34" />
      <p className={css.words} dir="auto">
        <MarkedNames text={say(sentence, markName)} className={css.name} />
      </p>
      <time className={css.time} dateTime={new Date(message.sendTime).toISOString()}>
        {clockTime(message.sendTime, tag)}
      </time>
    </li>
  );
});
