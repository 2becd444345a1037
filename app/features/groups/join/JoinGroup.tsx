import { useAtomValue } from 'jotai';
import { CircleX, Clock, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine, plainWords } from '../../../lib/plainText.ts';
import { distanceOf, formatDistance } from '../../../lib/relativeTime.ts';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { useOpenGroup } from '../../../parts/groups/useOpenGroup.ts';
import { ProblemNote } from '../../../parts/relation/ProblemNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { GroupFace } from './GroupFace.tsx';
import type { JoinProps } from './JoinScreen.tsx';
import * as css from './join.css.ts';
import { type JoinState, joinStateOf } from './joinState.ts';
import { type JoinProblem, useJoin } from './useJoin.ts';

/** Characters of an application, as the gateway takes them. */
const longestWords = 255;
/** Characters of an introduction. */
const longestIntroduction = 500;
const longestName = 40;

/** A group as those see it who are not in it, and what they can do. Whoever is in it is led to its conversation. */
export function JoinGroup({ group, entersAtOnce, code, inviterName }: JoinProps) {
  const words = useKindWords();
  const { groupId } = group;
  const state = useJoinState(group, entersAtOnce);
  const [text, setText] = useState('');
  const joining = useJoin(groupId, code);
  const isTooLong = text.trim().length > longestWords;
  const hasCome = state.type === 'in';
  const openGroup = useOpenGroup();
  const enter = useEffectEvent(() => void openGroup(groupId));
  useEffect(() => {
    if (hasCome) enter();
  }, [hasCome]);
  return (
    <SubScreen
      title={words.join}
      parent={paths.chat}
      dock={
        state.type === 'open' && (
          <JoinButton
            state={state}
            isBusy={joining.isBusy}
            onJoin={() => {
              if (!isTooLong) void joining.join(state.entersAtOnce ? '' : text);
            }}
          />
        )
      }
    >
      <GroupHead group={group} inviterName={inviterName} />
      <div className={css.state}>
        <StateNote state={state} />
        {state.type === 'open' && !state.entersAtOnce && (
          <ReasonField text={text} isTooLong={isTooLong} onChange={setText} />
        )}
        <JoinFailure problem={state.type === 'open' ? joining.problem : null} />
      </div>
    </SubScreen>
  );
}

function useJoinState(group: JoinProps['group'], entersAtOnce: boolean | null): JoinState {
  const selfID = useAtomValue(userIdAtom);
  const { info } = useGroup(group.groupId);
  const sent = useList('groupApplicationsSent').rows;
  const asked = [...sent.values()].find(
    ({ groupID, userID }) => groupID === group.groupId && userID === selfID,
  );
  return joinStateOf({ group, entersAtOnce, isMember: info !== null, asked: asked ?? null });
}

function GroupHead({ group, inviterName }: Pick<JoinProps, 'group' | 'inviterName'>) {
  const { t } = useTranslation('groups.join');
  const words = useKindWords();
  const inviter = plainLine(inviterName, longestName);
  const introduction = plainWords(group.introduction, longestIntroduction);
  return (
    <section className={css.head}>
      <GroupFace group={group} />
      <h2 className={css.name} dir="auto" translate="no">
        {plainLine(group.groupName, 64)}
      </h2>
      <p className={css.detail}>{words.membersOf(group.memberCount)}</p>
      {inviter !== '' && (
        <p className={css.detail}>{t('invitedBy', { name: isolated(inviter) })}</p>
      )}
      {introduction !== '' && (
        <p className={css.introduction} dir="auto">
          {introduction}
        </p>
      )}
    </section>
  );
}

/** What somebody has to know before they do anything. */
function StateNote({ state }: { state: JoinState }) {
  const { t } = useTranslation('groups.join');
  const words = useKindWords();
  if (state.type === 'in') return null;
  if (state.type === 'waiting') {
    return (
      <Callout tone="info" glyph={Clock}>
        <AskedWhen asked={state.asked} />
      </Callout>
    );
  }
  if (state.type === 'full') {
    return (
      <Callout tone="warning" glyph={Users}>
        {words.full}
      </Callout>
    );
  }
  // The sentence around it ends by itself.
  const reason =
    state.refused && plainWords(state.refused.handledMsg, longestWords).replace(/[.。]+$/u, '');
  return (
    <>
      {state.refused && (
        <Callout glyph={CircleX}>
          {reason ? t('refusedWith', { reason: isolated(reason) }) : t('refused')}
        </Callout>
      )}
      <p className={css.note}>{state.entersAtOnce ? words.joinsAtOnce : words.joinIsAsked}</p>
    </>
  );
}

function AskedWhen({ asked }: { asked: GroupApplication }) {
  const { t } = useTranslation('groups.join');
  const tag = useLanguageTag();
  const [now] = useState(() => Date.now());
  if (asked.reqTime <= 0) return t('waiting');
  const distance = distanceOf(asked.reqTime, now);
  return t('waitingSince', { time: formatDistance(distance, { tag, justNow: t('justNow') }) });
}

type ButtonProps = {
  state: Extract<JoinState, { type: 'open' }>;
  isBusy: boolean;
  onJoin: () => void;
};

function JoinButton({ state, isBusy, onJoin }: ButtonProps) {
  const { t } = useTranslation('groups.join');
  const words = useKindWords();
  const label = state.entersAtOnce ? words.join : state.refused ? t('askAgain') : words.askToJoin;
  return (
    <Button wide busyLabel={isBusy ? t('sending') : undefined} onClick={onJoin}>
      {label}
    </Button>
  );
}

type FieldProps = { text: string; isTooLong: boolean; onChange: (text: string) => void };

function ReasonField({ text, isTooLong, onChange }: FieldProps) {
  const { t } = useTranslation('groups.join');
  return (
    <TextArea
      label={t('words')}
      hint={t('wordsHint')}
      error={isTooLong ? t('wordsTooLong', { max: longestWords }) : null}
      value={text}
      onChange={onChange}
      max={longestWords}
      rows={3}
    />
  );
}

function JoinFailure({ problem }: { problem: JoinProblem | null }) {
  const { t } = useTranslation('groups.join');
  const words = useKindWords();
  const sentences: Readonly<Record<JoinProblem, string>> = {
    notSent: t('notSent'),
    refused: t('notTaken'),
    unknownOutcome: t('unknownOutcome'),
    full: words.full,
    codeOver: t('codeExpiredSentence'),
  };
  return (
    <ProblemNote
      sentence={problem && sentences[problem]}
      isUnknown={problem === 'unknownOutcome'}
    />
  );
}
