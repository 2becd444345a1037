import type { GroupSeen } from '../../contract/groups/group.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { Avatar } from '../../ui/Avatar.tsx';

type Props = {
  group: GroupSeen;
  /** As it is shown. */
  name: string;
  size: 's44' | 's64';
};

/** The picture of a group that others see, or a few of its members. */
export function SeenGroupAvatar({ group, name, size }: Props) {
  const addressOf = useMediaAddress();
  const { groupId, faceUrl, isChannel, faces } = group;
  return (
    <Avatar
      name={name}
      seed={groupId}
      src={addressOf(faceUrl)}
      kind={isChannel ? 'channel' : 'group'}
      members={faces.map((face) => ({ name: '', seed: face, src: addressOf(face) }))}
      size={size}
    />
  );
}
