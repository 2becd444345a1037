import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { declaredFailure } from '../../../contract/callError.ts';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { getGroupByCode } from '../../../contract/groups/getGroupByCode.ts';
import { getGroupSeen } from '../../../contract/groups/getGroupSeen.ts';
import type { GroupSeen } from '../../../contract/groups/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import type { Read } from '../../../core/query/read.ts';
import { useCall } from '../../../core/query/useCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { KindWordsOf } from '../../../parts/groups/kindWords.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FaceStandIn } from './GroupFace.tsx';
import { JoinGroup } from './JoinGroup.tsx';

/**
 * /pages/chat/group-join, with `id=…` of a group that was found, or `code=…` of a link or a picture: shows the
 * group before anything is sent, and joins it.
 */
export function JoinScreen() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const groupID = search.get('id') ?? '';
  if (code !== '') return <ByCode code={code} />;
  return groupID === '' ? <NoGroup name="groupUnknown" /> : <ById groupID={groupID} />;
}

function ByCode({ code }: { code: string }) {
  const read = useCall(getGroupByCode, { code });
  return (
    <OfRead read={read}>
      {({ group, entersAtOnce, inviterName }) => (
        <InWords group={group} entersAtOnce={entersAtOnce} code={code} inviterName={inviterName} />
      )}
    </OfRead>
  );
}

function ById({ groupID }: { groupID: string }) {
  const read = useCall(getGroupSeen, { groupId: groupID });
  return (
    <OfRead read={read}>
      {({ group }) => <InWords group={group} entersAtOnce={null} code="" inviterName="" />}
    </OfRead>
  );
}

type OfReadProps<Data> = { read: Read<Data>; children: (data: Data) => ReactNode };

/** What there is to see of a group; why there is nothing, where trying again would not help. */
function OfRead<Data>({ read, children }: OfReadProps<Data>) {
  const { t } = useTranslation('groups.join');
  const name = declaredFailure(read.error)?.name;
  if (name !== undefined && isFinal(name)) return <NoGroup name={name} />;
  if (read.data !== null) return children(read.data);
  return (
    <SubScreen title={t('title')} parent={paths.chat}>
      <ReadPart
        read={read}
        failedTitle={t('failedTitle')}
        waiting={<FaceStandIn label={t('loading')} />}
      >
        {() => null}
      </ReadPart>
    </SubScreen>
  );
}

/** What trying again would not change. */
const finalTexts = {
  groupUnknown: ['groupUnknownTitle', 'groupUnknownSentence'],
  groupGone: ['groupGoneTitle', 'groupGoneSentence'],
  codeUnknown: ['codeUnknownTitle', 'codeUnknownSentence'],
  codeExpired: ['codeExpiredTitle', 'codeExpiredSentence'],
} as const;

type FinalName = keyof typeof finalTexts;

function isFinal(name: string): name is FinalName {
  return Object.hasOwn(finalTexts, name);
}

function NoGroup({ name }: { name: FinalName }) {
  const { t } = useTranslation('groups.join');
  const [title, sentence] = finalTexts[name];
  return (
    <SubScreen title={t('title')} parent={paths.chat}>
      <EmptyState drawing={<LostDrawing />} title={t(title)} sentence={t(sentence)} />
    </SubScreen>
  );
}

export type JoinProps = {
  group: GroupSeen;
  /** As the code has it; null where there is none. */
  entersAtOnce: boolean | null;
  /** '' where the group was found. */
  code: string;
  /** Who had the code made; '' without one. */
  inviterName: string;
};

function InWords(props: JoinProps) {
  const ex = props.group.isChannel ? channelMark : '';
  return (
    <KindWordsOf group={{ ex }}>
      <JoinGroup {...props} />
    </KindWordsOf>
  );
}
