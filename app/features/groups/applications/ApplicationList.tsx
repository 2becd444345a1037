import { useMemo } from 'react';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { getUsersInfo } from '../../../contract/gateway/functions/session.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { ListFrame } from '../../../core/query/ListFrame.tsx';
import { useGatewayCall } from '../../../core/query/useGatewayCall.ts';
import { useListReading } from '../../../core/query/useListReading.ts';
import { PeopleDrawing } from '../../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { ApplicationRow, RowContext } from './ApplicationRow.tsx';
import { applicationID, namedIn, sortApplications } from './applicationRows.ts';
import { useApplicationAnswers } from './useApplicationAnswers.ts';

const listNames = ['groupApplicationsReceived'] as const;
const rowOf = (application: GroupApplication) => <ApplicationRow application={application} />;

/** Those who ask to come in, and below them who was answered. @param groupID null for all groups */
export function ApplicationList({ groupID }: { groupID: string | null }) {
  const { t } = useTranslation('groups.applications');
  const received = useList('groupApplicationsReceived');
  const reading = useListReading(received, listNames);
  const sorted = useMemo(() => sortApplications(received.rows, groupID), [received.rows, groupID]);
  const { underWay, answer } = useApplicationAnswers();
  const names = useNames(useMemo(() => namedIn(sorted), [sorted]));
  const namesGroup = groupID === null;
  const context = useMemo(
    () => ({ underWay, answer, names, namesGroup }),
    [underWay, answer, names, namesGroup],
  );
  const { pending, answered } = sorted;
  return (
    <ListFrame reading={reading} failedTitle={t('failedTitle')}>
      <RowContext value={context}>
        {pending.length === 0 && answered.length === 0 && (
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('emptyTitle')}
            sentence={t('emptySentence')}
          />
        )}
        {pending.length > 0 && (
          <>
            <SectionTitle>{t('pending', { count: pending.length })}</SectionTitle>
            <LongRows label={t('pendingLabel')} rows={pending} keyOf={applicationID}>
              {rowOf}
            </LongRows>
          </>
        )}
        {answered.length > 0 && (
          <>
            <SectionTitle>{t('answered')}</SectionTitle>
            <LongRows label={t('answered')} rows={answered} keyOf={applicationID}>
              {rowOf}
            </LongRows>
          </>
        )}
      </RowContext>
    </ListFrame>
  );
}

/** @returns what people go by, by their ids, as far as the gateway says */
function useNames(ids: string[]): ReadonlyMap<string, string> {
  const { data } = useGatewayCall(getUsersInfo, ids, { isEnabled: ids.length > 0 });
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ publicInfo }) =>
          publicInfo ? [[publicInfo.userID, publicInfo.nickname]] : [],
        ),
      ),
    [data],
  );
}
