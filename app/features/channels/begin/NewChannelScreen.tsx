import { useState } from 'react';
import { groupVerification } from '../../../contract/gateway/enums.ts';
import { groupNameProblem } from '../../../contract/groups/groupName.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { type BeginWords, DetailsStep } from '../../../parts/groups/begin/DetailsStep.tsx';
import { PictureStep } from '../../../parts/groups/begin/PictureStep.tsx';
import { type Beginning, useBeginDraft } from '../../../parts/groups/begin/useBeginDraft.ts';
import { useCreateGroup } from '../../../parts/groups/begin/useCreateGroup.ts';
import { useLeaveQuestion } from '../../../parts/groups/begin/useLeaveQuestion.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

/** Characters of a description, as the contract has them. */
const longestIntroduction = 500;

/** /pages/chat/new-channel: name, description and picture of a channel, and who may follow it. */
export function NewChannelScreen() {
  const { t } = useTranslation('channels.begin');
  const [hasPictureOpen, setPictureOpen] = useState(false);
  const beginning = useBeginDraft('new-channel');
  const leave = useLeaveQuestion(beginning.isBegun && !hasPictureOpen, paths.chat, beginning.clear);
  const back = (): void => setPictureOpen(false);
  useOverlayEntry(hasPictureOpen, back);
  if (hasPictureOpen) {
    return (
      <PictureStep
        title={t('picture')}
        parent={paths.chat}
        kind="channel"
        beginning={beginning}
        onBack={back}
      />
    );
  }
  return <Details beginning={beginning} onBack={leave} onPicture={() => setPictureOpen(true)} />;
}

type Props = { beginning: Beginning; onBack: () => void; onPicture: () => void };

function Details({ beginning, onBack, onPicture }: Props) {
  const { t } = useTranslation('channels.begin');
  const creating = useCreateGroup();
  const [hasTried, setHasTried] = useState(false);
  const { draft, change } = beginning;
  const { name, introduction, faceUrl, asks } = draft;
  const problem = groupNameProblem(name);
  const isTooLong = introduction.trim().length > longestIntroduction;
  const create = (): void => {
    setHasTried(true);
    if (problem || isTooLong) return;
    const needVerification = asks ? groupVerification.both : groupVerification.none;
    const texts = { groupName: name.trim(), introduction: introduction.trim(), faceUrl };
    const input = { ...texts, isChannel: true, memberIds: [], needVerification };
    void creating.create(input, () => '', beginning.clear);
  };
  const nameProblem =
    problem === 'empty' ? hasTried && t('nameEmpty') : problem && t('nameInvalid');
  return (
    <DetailsStep
      words={useBeginWords()}
      parent={paths.chat}
      onBack={onBack}
      kind="channel"
      beginning={beginning}
      suggestion=""
      nameProblem={nameProblem || null}
      creating={creating}
      onPicture={onPicture}
      onCreate={create}
      fields={
        <TextArea
          label={t('introduction')}
          hint={t('introductionHint')}
          error={isTooLong ? t('introductionTooLong', { max: longestIntroduction }) : null}
          value={introduction}
          onChange={(next) => change({ introduction: next })}
          max={longestIntroduction}
        />
      }
    >
      <SectionTitle>{t('whoMayFollow')}</SectionTitle>
      <List role="radiogroup" label={t('whoMayFollow')}>
        <ListRow
          title={t('open')}
          detail={t('openDetail')}
          checked={!asks}
          end={<RadioMark checked={!asks} />}
          onClick={() => change({ asks: false })}
        />
        <ListRow
          title={t('approved')}
          detail={t('approvedDetail')}
          checked={asks}
          end={<RadioMark checked={asks} />}
          onClick={() => change({ asks: true })}
        />
      </List>
    </DetailsStep>
  );
}

function useBeginWords(): BeginWords {
  const { t } = useTranslation('channels.begin');
  return {
    title: t('title'),
    name: t('name'),
    addPicture: t('addPicture'),
    changePicture: t('changePicture'),
    create: t('create'),
    creating: t('creating'),
    unknownOutcome: t('unknownOutcome'),
  };
}
