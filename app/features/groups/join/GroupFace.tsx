import type { GroupSeen } from '../../../contract/groups/group.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import * as css from './join.css.ts';

/** The picture of a group, or a few of its members. */
export function GroupFace({ group }: { group: GroupSeen }) {
  const addressOf = useMediaAddress();
  const { groupId, groupName, faceUrl, isChannel, faces } = group;
  return (
    <span className={css.face}>
      <Avatar
        name={plainLine(groupName, 64)}
        seed={groupId}
        src={addressOf(faceUrl)}
        kind={isChannel ? 'channel' : 'group'}
        members={faces.map((face) => ({ name: '', seed: face, src: addressOf(face) }))}
        size="s64"
      />
    </span>
  );
}
