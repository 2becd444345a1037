import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ForwardChoice } from './ForwardChoice.tsx';
import { SharedSheet } from './SharedSheet.tsx';
import { useShare } from './useShare.ts';

export type SharedForwardProps = {
  /** `failed`: the device had no room to keep it. */
  outcome: 'kept' | 'failed';
};

/** Chooses to whom goes what another app shared with this one. */
export function SharedForward({ outcome }: SharedForwardProps) {
  const { t } = useTranslation('chat.forward');
  const state = useShare();
  if (state.status === 'there') {
    return (
      <ForwardChoice
        title={t('share')}
        parent={paths.chat}
        sheet={(sheet) => <SharedSheet {...sheet} share={state.share} parent={paths.chat} />}
      />
    );
  }
  return (
    <SubScreen title={t('share')} parent={paths.chat}>
      {state.status === 'gone' && (
        <EmptyState
          drawing={<LostDrawing />}
          title={outcome === 'failed' ? t('shareNoRoomTitle') : t('shareGoneTitle')}
          sentence={outcome === 'failed' ? t('shareNoRoomSentence') : t('shareGoneSentence')}
        />
      )}
    </SubScreen>
  );
}
