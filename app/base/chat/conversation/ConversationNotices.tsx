import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';

/** The bars that others hand in for a group, in order, each once it is there. */
export function ConversationNotices({ id, group }: { id: string; group: GroupInfo }) {
  const props = { groupID: group.groupID, conversationID: id, group };
  return useSlot('conversation.notice').map(
    (face) => face.isFor(group) && <LazyPart key={face.id} source={face} props={props} isAside />,
  );
}
