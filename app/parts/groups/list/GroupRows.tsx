import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { LongRows } from '../../../ui/LongRows.tsx';
import { FaceRow } from '../../person/FaceRow.tsx';
import { GroupAvatar } from '../../person/GroupAvatar.tsx';
import { useGroupName } from '../../person/useGroupName.ts';
import { useKindWords } from '../kindWords.tsx';
import { conversationOf } from '../useGroupOfPage.ts';
import * as css from './groupRows.css.ts';

type Active = { group: GroupInfo; conversationID: string; lastActive: number };

const keyOf = ({ group }: Active): string => group.groupID;
const rowOf = (active: Active) => <Row {...active} />;

/** Groups of one kind, each with how many are in it and when it was written in last: that first. Below `KindWordsOf`. */
export function GroupRows({ label, groups }: { label: string; groups: readonly GroupInfo[] }) {
  const conversations = useAtomValue(conversationRowsAtom);
  const rows = useMemo(
    () =>
      groups
        .map((group): Active => {
          const conversationID = conversationOf(group);
          const lastActive = conversations.get(conversationID)?.latestMsgSendTime ?? 0;
          return { group, conversationID, lastActive };
        })
        .sort((one, other) => other.lastActive - one.lastActive),
    [groups, conversations],
  );
  return (
    <LongRows label={label} rows={rows} keyOf={keyOf}>
      {rowOf}
    </LongRows>
  );
}

function Row({ group, conversationID, lastActive }: Active) {
  const words = useKindWords();
  const tag = useLanguageTag();
  const today = useToday();
  const name = useGroupName()(group);
  return (
    <FaceRow
      face={<GroupAvatar group={group} name={name} size="s44" />}
      name={name}
      detail={words.membersOf(group.memberCount)}
      to={pathToConversation(conversationID)}
      end={
        lastActive > 0 && (
          <time className={css.time} dateTime={isoMoment(lastActive)}>
            {shortTime(lastActive, today, tag)}
          </time>
        )
      }
    />
  );
}
