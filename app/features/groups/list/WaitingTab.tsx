import { useState } from 'react';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { handleResult } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { distanceOf, formatDistance } from '../../../lib/relativeTime.ts';
import { FaceRow } from '../../../parts/person/FaceRow.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { pathToJoin } from '../paths.ts';

/** Characters of a reason in a line. */
const longestReason = 80;

const keyOf = ({ groupID }: GroupApplication): string => groupID;
const rowOf = (application: GroupApplication) => <Row application={application} />;

/** What the person asked for and did not get yet. */
export function WaitingTab({ applications }: { applications: readonly GroupApplication[] }) {
  const { t } = useTranslation('groups.list');
  return (
    <LongRows label={t('waiting')} rows={applications} keyOf={keyOf}>
      {rowOf}
    </LongRows>
  );
}

function Row({ application }: { application: GroupApplication }) {
  const { t } = useTranslation('groups.list');
  const tag = useLanguageTag();
  const [now] = useState(() => Date.now());
  const addressOf = useMediaAddress();
  const name = useGroupName()(application);
  const { groupID, groupFaceURL, reqTime, handledMsg } = application;
  const isRefused = application.handleResult === handleResult.refused;
  const reason = plainLine(handledMsg, longestReason);
  const time = formatDistance(distanceOf(reqTime, now), { tag, justNow: t('justNow') });
  return (
    <FaceRow
      face={
        <Avatar name={name} seed={groupID} src={addressOf(groupFaceURL)} kind="group" size="s44" />
      }
      name={name}
      detail={
        isRefused && reason ? t('reason', { reason: isolated(reason) }) : t('asked', { time })
      }
      to={pathToJoin({ id: groupID })}
      end={<Tag tone="neutral">{isRefused ? t('refused') : t('pending')}</Tag>}
    />
  );
}
