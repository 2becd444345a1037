import { useCallback, useEffect, useState } from 'react';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { changeGroupMemberMute } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { type MemberRow, useMember } from '../../../core/messaging/hooks/useMembers.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { unitLength } from '../../../lib/spokenTime.ts';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { type GroupOfPage, useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MuteChoice } from './MuteChoice.tsx';
import * as css from './member.css.ts';
import { muteLeft } from './muteTime.ts';
import { RenameForm } from './RenameForm.tsx';
import { useMinute } from './useMinute.ts';

/** What the sheet shows: all that can be done, or what one of it asks for. */
export type MemberStep = 'actions' | 'mute' | 'rename';

type Props = SheetProps & {
  groupID: string;
  userID: string;
  /** Who was found at the gateway alone. */
  found?: MemberRow;
};

/** A member of a group, and exactly what the reader may do with them. */
export function MemberSheet({ groupID, userID, found, isOpen, onClose }: Props) {
  const { t } = useTranslation('groups.member');
  const place = useGroupPlace(groupID);
  const known = useMember(groupID, userID);
  const member = known ?? found ?? null;
  const isGone = place.state !== 'in' || member === null;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {member && place.group && (
        <KindWordsOf group={place.group}>
          <Member place={place} member={member} onClose={onClose} />
        </KindWordsOf>
      )}
    </Sheet>
  );
}

type MemberProps = { place: GroupOfPage; member: MemberRow; onClose: () => void };

function Member({ place, member, onClose }: MemberProps) {
  const [step, setStep] = useState<MemberStep>('actions');
  const verb = usePersonVerb();
  const { groupID, userID } = member;
  const mute = async (mutedSeconds: number): Promise<void> => {
    // The sheet stays: what was done shows in it, and can be undone at the same place.
    if (await verb.run(changeGroupMemberMute, { groupID, userID, mutedSeconds }))
      setStep('actions');
  };
  return (
    <div className={css.body}>
      <Head member={member} />
      <div className={css.problem}>
        <VerbProblem problem={verb.problem} />
      </div>
      {step === 'actions' && (
        <MemberActions
          place={place}
          member={member}
          verb={verb}
          onStep={setStep}
          onUnmute={() => mute(0)}
          onClose={onClose}
        />
      )}
      {step === 'mute' && (
        <MuteChoice isBusy={verb.isBusy} onChoose={mute} onBack={() => setStep('actions')} />
      )}
      {step === 'rename' && <RenameForm member={member} onDone={() => setStep('actions')} />}
    </div>
  );
}

function Head({ member }: { member: MemberRow }) {
  const face = usePersonFace(member);
  const name = usePersonName()(member);
  const role = useRoleWord()(member);
  const left = useMuteWords()(member);
  return (
    <div className={css.head}>
      <Avatar {...face} size="s50" />
      <div className={css.words}>
        <h3 className={css.name} dir="auto" translate="no">
          {name}
        </h3>
        {role && <p className={css.role}>{role}</p>}
        <p className={css.muted} role="status">
          {left}
        </p>
      </div>
    </div>
  );
}

/**
 * @returns says what somebody is in the group; '' for an ordinary member. It is the same function as long as the
 * language is the same.
 */
export function useRoleWord(): (member: Pick<GroupMember, 'roleLevel'>) => string {
  const { t } = useTranslation('groups.member');
  const { owner } = useKindWords();
  return useCallback(
    ({ roleLevel }) =>
      roleLevel === groupRole.owner ? owner : roleLevel === groupRole.admin ? t('admin') : '',
    [t, owner],
  );
}

/**
 * @returns says how long somebody may not write yet; '' for those who may. It is the same function until the next
 * minute.
 */
export function useMuteWords(): (member: Pick<GroupMember, 'muteEndTime'>) => string {
  const { t } = useTranslation('groups.member');
  const tag = useLanguageTag();
  const now = useMinute();
  return useCallback(
    ({ muteEndTime }) => {
      const left = muteLeft(muteEndTime, now);
      return left ? t('mutedLeft', { time: unitLength(left, tag) }) : '';
    },
    [t, tag, now],
  );
}
