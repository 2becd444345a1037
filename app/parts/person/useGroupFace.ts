import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { isChannel } from '../../contract/gateway/isChannel.ts';
import { useGroupFaces } from '../../core/messaging/hooks/useGroupFaces.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import type { Face } from '../../ui/face.ts';

type GroupFace = { kind: 'group' | 'channel'; members: readonly Face[] };

/**
 * @param group null where the device does not know it.
 * @returns what an `Avatar` shows of a group without a picture.
 */
export function useGroupFace(group: GroupInfo | null): GroupFace {
  const addressOf = useMediaAddress();
  const faces = useGroupFaces(group);
  return {
    kind: group && isChannel(group) ? 'channel' : 'group',
    members: faces.map(({ userID, nickname, faceURL }) => ({
      name: nickname,
      seed: userID,
      src: addressOf(faceURL),
    })),
  };
}
