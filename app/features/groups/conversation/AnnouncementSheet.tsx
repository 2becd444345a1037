import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { getGroupMembersInfo } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { useGatewayCall } from '../../../core/query/useGatewayCall.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { plainWords } from '../../../lib/plainText.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './AnnouncementBar.css.ts';

/** More than the gateway takes. */
const longest = 5_000;

/** The whole announcement of a group, with who wrote it and when. */
export function AnnouncementSheet({ group, isOpen, onClose }: SheetProps & { group: GroupInfo }) {
  const { t } = useTranslation('groups.announcement');
  const tag = useLanguageTag();
  const nameOf = usePersonName();
  const { groupID, notification, notificationUserID: userID } = group;
  const changedAt = group.notificationUpdateTime * 1_000;
  const input = { groupID, userIDList: [userID] };
  const author = useGatewayCall(getGroupMembersInfo, input, { isEnabled: userID !== '' });
  const nickname = author.data?.find((one) => one.userID === userID)?.nickname ?? '';
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('announcement')} closeLabel={t('close')}>
      <p className={css.whole} dir="auto">
        {plainWords(notification, longest)}
      </p>
      <p className={css.by}>
        {userID !== '' && <bdi>{nameOf({ userID, nickname })}</bdi>}
        {userID !== '' && changedAt > 0 && ' · '}
        {changedAt > 0 && <time dateTime={isoMoment(changedAt)}>{momentTime(changedAt, tag)}</time>}
      </p>
    </Sheet>
  );
}
