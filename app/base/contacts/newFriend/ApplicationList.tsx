import { useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { ListFrame } from '../../../core/query/ListFrame.tsx';
import { useListReading } from '../../../core/query/useListReading.ts';
import { PeopleDrawing } from '../../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ApplicationItem } from './ApplicationItem.tsx';
import * as css from './ApplicationList.css.ts';
import { type ApplicationRow, applicationRows } from './applicationRows.ts';
import { useAnswers } from './useAnswers.ts';

/** Lists longer than this render only the rows near the view. */
const longestPlainList = 50;

const listNames = ['friendApplicationsReceived', 'friendApplicationsSent'] as const;

/** Applications of both directions, newest first; those that wait for an answer are open. */
export function ApplicationList() {
  const { t } = useTranslation(['contacts.newFriend', 'contacts.list']);
  const received = useList('friendApplicationsReceived');
  const sent = useList('friendApplicationsSent');
  const rows = useMemo(() => applicationRows(received.rows, sent.rows), [received, sent]);
  const both = { isLoaded: received.isLoaded && sent.isLoaded, rows: received.rows };
  const reading = useListReading(rows.length > 0 ? { ...both, isLoaded: true } : both, listNames);
  const answers = useAnswers();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const frame = useRef<HTMLElement>(null);
  const scrollRef = useMemo(
    () => ({
      get current() {
        return frame.current?.closest<HTMLElement>('[data-scroll]') ?? null;
      },
    }),
    [],
  );
  const isLong = rows.length > longestPlainList;
  const itemOf = (row: ApplicationRow) => {
    const opened = chosen.get(row.id) ?? (row.direction === 'received' && row.state === 'pending');
    return (
      <ApplicationItem
        key={row.id}
        row={row}
        isOpen={opened}
        onToggle={() => setChosen(new Map([...chosen, [row.id, !opened]]))}
        answers={answers}
      />
    );
  };
  return (
    <ListFrame reading={reading} failedTitle={t('requestsFailedTitle')}>
      {rows.length === 0 && (
        <EmptyState
          drawing={<PeopleDrawing />}
          title={t('requestsEmptyTitle')}
          sentence={t('requestsEmptySentence')}
        />
      )}
      {rows.length > 0 && (
        <section ref={frame} className={css.list} aria-label={t('contacts.list:friendRequests')}>
          {isLong ? (
            <Virtualizer as="ul" item="li" scrollRef={scrollRef} data={rows}>
              {itemOf}
            </Virtualizer>
          ) : (
            <ul>
              {rows.map((row) => (
                <li key={row.id}>{itemOf(row)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </ListFrame>
  );
}
