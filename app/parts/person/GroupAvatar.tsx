import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useGroupFace } from './useGroupFace.ts';

type Props = {
  group: GroupInfo;
  /** As it is shown. */
  name: string;
  size: 's34' | 's44' | 's64' | 's160';
};

/** The picture of a group, or a few of its members. */
export function GroupAvatar({ group, name, size }: Props) {
  const addressOf = useMediaAddress();
  const face = useGroupFace(group);
  const { groupID, faceURL } = group;
  return <Avatar {...face} name={name} seed={groupID} src={addressOf(faceURL)} size={size} />;
}
