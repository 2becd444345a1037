import { memo } from 'react';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { pinnedIn } from '../../../contract/gateway/pinnedIn.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';

/** What is above the messages of groups of every brand, beside what others hand in. */
const ownNotices: readonly SlotPart<'conversation.notice'>[] = [
  {
    id: 'pinned',
    order: 50,
    isFor: (group) => pinnedIn(group) !== null,
    load: async () => (await import('../pinned/PinnedBar.tsx')).PinnedBar,
  },
];

type Props = { id: string; group: GroupInfo };

/** The bars above the messages of a group, in order, each once it is there. */
export const ConversationNotices = memo(function ConversationNotices(props: Props) {
  const { id, group } = props;
  const shown = { groupID: group.groupID, conversationID: id, group };
  const others = useSlot('conversation.notice');
  return [...ownNotices, ...others]
    .sort((one, other) => one.order - other.order)
    .map(
      (face) => face.isFor(group) && <LazyPart key={face.id} source={face} props={shown} isAside />,
    );
});
