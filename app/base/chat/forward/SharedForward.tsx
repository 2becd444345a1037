import { useMemo, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import type { Share } from '../../../platform/keptShare.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { longestMessage } from '../composer/composerRules.ts';
import { contentOf } from '../composer/media/pickedState.ts';
import { usePickedItems } from '../composer/media/usePickedItems.ts';
import { ForwardChoice } from './ForwardChoice.tsx';
import { SharedPreview } from './SharedPreview.tsx';
import { useShare } from './useShare.ts';

export type SharedForwardProps = {
  /** `failed`: the device had no room to keep it. */
  outcome: 'kept' | 'failed';
};

/** Chooses to whom goes what another app shared with this one. */
export function SharedForward({ outcome }: SharedForwardProps) {
  const { t } = useTranslation('chat.forward');
  const state = useShare();
  if (state.status === 'there') return <Shared share={state.share} />;
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

/** What is looked over before it goes: files as in the composer, and a text whole. */
function Shared({ share }: { share: Share }) {
  const { t } = useTranslation(['chat.forward', 'chat.composer']);
  const { state, remove, setOriginal } = usePickedItems(share.files);
  const [text, setText] = useState(share.text);
  const [isFixed, setIsFixed] = useState(false);
  const { items, isOriginal } = state;
  const contents = useMemo((): OutgoingContent[] => {
    const files = items.flatMap((item) =>
      item.status === 'ready' ? [contentOf(item.file, item.prepared, isOriginal)] : [],
    );
    const words = text.trim();
    return words === '' ? files : [...files, { kind: 'text', text: words }];
  }, [items, isOriginal, text]);
  const isReading = items.some(({ status }) => status === 'reading');
  const isTooLong = text.trim().length > longestMessage;
  const preview = (
    <SharedPreview
      {...{ state, isFixed, text, isTooLong }}
      hasText={share.text !== ''}
      leftOut={share.leftOut}
      onRemove={remove}
      onOriginal={setOriginal}
      onText={setText}
    />
  );
  return (
    <ForwardChoice
      title={t('share')}
      parent={paths.chat}
      sent={{
        ...{ contents, preview },
        isHeld: isTooLong || contents.length === 0,
        waitingLabel: isReading ? t('chat.composer:preparing') : undefined,
        onTried: () => setIsFixed(true),
      }}
    />
  );
}
