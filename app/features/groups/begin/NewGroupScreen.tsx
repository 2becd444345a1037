import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupNameProblem } from '../../../contract/groups/groupName.ts';
import { suggestedName } from '../../../contract/groups/suggestedName.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { type BeginWords, DetailsStep } from '../../../parts/groups/begin/DetailsStep.tsx';
import { PictureStep } from '../../../parts/groups/begin/PictureStep.tsx';
import { type Beginning, useBeginDraft } from '../../../parts/groups/begin/useBeginDraft.ts';
import { useCreateGroup } from '../../../parts/groups/begin/useCreateGroup.ts';
import { useLeaveQuestion } from '../../../parts/groups/begin/useLeaveQuestion.tsx';
import { PickScreen } from '../../../parts/groups/picker/PickScreen.tsx';
import type { Pickable } from '../../../parts/groups/picker/pickable.ts';
import { type PickableList, usePickable } from '../../../parts/groups/picker/usePickable.ts';
import { Button } from '../../../ui/Button.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';

/** How many the backend takes at once. */
const most = 1_000;
const nobody: readonly Pickable[] = [];

type Step = 'pick' | 'details' | 'picture';

/** /pages/chat/new-group, with `with=…` begun with somebody: chooses members, then a name and a picture. */
export function NewGroupScreen() {
  const { t } = useTranslation('groups.begin');
  const [search] = useSearchParams();
  const [withID] = useState(() => search.get('with') ?? '');
  const [step, setStep] = useState<Step>('pick');
  const first = useMemo(() => (withID === '' ? [] : [withID]), [withID]);
  const beginning = useBeginDraft('new-group', first);
  const list = usePickable(useStranger(withID));
  const { draft, change } = beginning;
  // Somebody may be no friend any more since they were chosen.
  const chosen = draft.chosen.filter((id) => list.people.some(({ userID }) => userID === id));
  const leave = useLeaveQuestion(beginning.isBegun && step === 'pick', paths.chat, beginning.clear);
  const back = (): void => setStep(step === 'picture' ? 'details' : 'pick');
  useOverlayEntry(step !== 'pick', () => setStep('pick'));
  useOverlayEntry(step === 'picture', () => setStep('details'));
  if (step === 'picture') {
    return (
      <PictureStep
        title={t('picture')}
        parent={paths.chat}
        kind="group"
        beginning={beginning}
        onBack={back}
      />
    );
  }
  if (step === 'details') {
    return (
      <Details
        beginning={{ ...beginning, draft: { ...draft, chosen } }}
        list={list}
        onBack={back}
        onPicture={() => setStep('picture')}
      />
    );
  }
  return (
    <PickScreen
      title={t('title')}
      parent={paths.chat}
      onBack={leave}
      list={list}
      chosen={chosen}
      onChange={(next) => change({ chosen: next })}
      most={most}
      dock={
        chosen.length > 0 && (
          <Button wide onClick={() => setStep('details')}>
            {t('next', { count: chosen.length })}
          </Button>
        )
      }
    />
  );
}

type DetailsProps = {
  beginning: Beginning;
  list: PickableList;
  onBack: () => void;
  onPicture: () => void;
};

function Details({ beginning, list, onBack, onPicture }: DetailsProps) {
  const { t } = useTranslation('groups.begin');
  const ownName = useAtomValue(profileAtom)?.nickName ?? '';
  const tag = useLanguageTag();
  const creating = useCreateGroup();
  const { name, faceUrl, chosen } = beginning.draft;
  const byID = new Map(list.people.map((one) => [one.userID, one]));
  const nameOf = (id: string): string => byID.get(id)?.nickname ?? '';
  const suggestion = suggestedName([ownName, ...chosen.map(nameOf)], tag);
  const problem = name.trim() === '' ? null : groupNameProblem(name);
  const create = (): void => {
    // Whoever was chosen may be no friend any more: somebody else is chosen first.
    if (chosen.length === 0) onBack();
    if (problem || chosen.length === 0) return;
    // Without a name of its own it is named after those who were added, which nobody knows yet.
    const groupName = name.trim() || (suggestion === '' ? t('unnamed') : '');
    const input = { groupName, faceUrl, memberIds: [...chosen] };
    void creating.create(input, nameOf, beginning.clear);
  };
  return (
    <DetailsStep
      words={useBeginWords()}
      parent={paths.chat}
      onBack={onBack}
      kind="group"
      beginning={beginning}
      suggestion={suggestion || t('unnamed')}
      nameProblem={problem && t('nameInvalid')}
      creating={creating}
      onPicture={onPicture}
      onCreate={create}
    >
      <List label={t('members')}>
        <ListRow
          glyph={Users}
          title={t('members')}
          value={t('chosen', { count: chosen.length })}
          onClick={onBack}
        />
      </List>
    </DetailsStep>
  );
}

function useBeginWords(): BeginWords {
  const { t } = useTranslation('groups.begin');
  return {
    title: t('title'),
    name: t('name'),
    nameHint: t('nameHint'),
    addPicture: t('addPicture'),
    changePicture: t('changePicture'),
    create: t('create'),
    creating: t('creating'),
    unknownOutcome: t('unknownOutcome'),
  };
}

/** Somebody with whom there is a chat, and who may be no friend. */
function useStranger(userID: string): readonly Pickable[] {
  const rows = useAtomValue(conversationRowsAtom);
  const row = [...rows.values()].find((one) => userID !== '' && one.userID === userID);
  const { showName = '', faceURL = '' } = row ?? {};
  const isKnown = row !== undefined;
  return useMemo(
    () => (isKnown ? [{ userID, nickname: showName, faceURL }] : nobody),
    [isKnown, userID, showName, faceURL],
  );
}
