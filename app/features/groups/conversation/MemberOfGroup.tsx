import { Users } from 'lucide-react';
import { getGroupMembersInfo } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMember } from '../../../core/messaging/hooks/useMembers.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useGatewayCall } from '../../../core/query/useGatewayCall.ts';
import { useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { memberSheet } from '../member/memberSheet.ts';
import * as css from './MemberOfGroup.css.ts';

type Props = { userID: string; groupID: string };

/** On the page of a person who was met in a group: what can be done with them there, and what the group forbids. */
export function MemberOfGroup({ userID, groupID }: Props) {
  const { t } = useTranslation('groups.person');
  const openSheet = useOpenSheet();
  const place = useGroupPlace(groupID);
  const { relation } = useRelation()(userID);
  const known = useMember(groupID, userID);
  const isIn = place.state === 'in' && relation !== 'self';
  const input = { groupID, userIDList: [userID] };
  const read = useGatewayCall(getGroupMembersInfo, input, { isEnabled: isIn && !known });
  const member = known ?? read.data?.find((one) => one.userID === userID);
  if (!isIn || !member) return null;
  const isForbidden = relation === 'stranger' && !place.may('befriend', member);
  return (
    <>
      {isForbidden && <p className={css.note}>{t('noFriends')}</p>}
      <List label={t('options')}>
        <ListRow
          glyph={Users}
          title={t('options')}
          onClick={() => openSheet(memberSheet, { groupID, userID, found: member })}
        />
      </List>
    </>
  );
}
