import type { GroupKinds } from '../../../brand/groupKinds.ts';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { limits } from '../../../lib/limits.ts';
import { createChime } from '../../../platform/chime.ts';
import type { Arrival } from '../messagingAtoms.ts';
import { isOffered } from '../publish/isOffered.ts';

type Needs = {
  /** Milliseconds. */
  clock: () => number;
  /** Groups the person is in, by `groupID`. */
  groups: () => ReadonlyMap<string, GroupInfo>;
  /** What the site has; there is no sound for the conversations of the rest. */
  groupKinds: () => GroupKinds;
};

/** The sound of new messages. */
export interface ArrivalSound {
  /** Many messages at once are one sound. */
  play(arrival: Arrival): void;
  close(): void;
}

export function createArrivalSound({ clock, groups, groupKinds }: Needs): ArrivalSound {
  const chime = createChime();
  let playedAt = Number.NEGATIVE_INFINITY;
  return {
    play({ conversationID }) {
      const peer = peerOf(conversationID);
      const place = { groupID: peer && 'groupID' in peer ? peer.groupID : '', isNotInGroup: false };
      if (!isOffered(place, groups(), groupKinds())) return;
      if (clock() - playedAt < limits.toast) return;
      playedAt = clock();
      chime.play();
    },
    close: chime.close,
  };
}
