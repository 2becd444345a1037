import { createContext, useMemo } from 'react';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import type { Face } from '../../../ui/face.ts';

/** Who speaks in a conversation in place of those who write: a channel. */
export type Speaker = { name: string; face: Face & { kind: 'channel' } };

/** Null where everybody speaks for themselves. */
export const SpeakerContext = createContext<Speaker | null>(null);

/** @returns who speaks in the conversation of a group; null where everybody does so for themselves */
export function useSpeaker(groupID: string): Speaker | null {
  const { info } = useGroup(groupID);
  const nameOf = useGroupName();
  const addressOf = useMediaAddress();
  return useMemo(() => {
    if (!info || !isChannel(info)) return null;
    const name = nameOf(info);
    const src = addressOf(info.faceURL);
    return { name, face: { name, seed: info.groupID, src, kind: 'channel' } };
  }, [info, nameOf, addressOf]);
}
