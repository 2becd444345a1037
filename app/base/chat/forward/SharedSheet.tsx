import { useMemo, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import type { Share } from '../../../platform/keptShare.ts';
import { longestMessage } from '../composer/composerRules.ts';
import { contentOf } from '../composer/media/pickedState.ts';
import { usePickedItems } from '../composer/media/usePickedItems.ts';
import type { SendSheetState } from './SendSheet.tsx';
import { SharedPreview } from './SharedPreview.tsx';
import { sendSheet } from './sendSheet.ts';

type Props = SendSheetState & {
  share: Share;
  /** The page to go back to. */
  parent: string;
};

/** What another app shared, looked over before it goes: files as in the composer, and a text whole. */
export function SharedSheet({ share, ...sheet }: Props) {
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
    <LazyPart
      source={sendSheet}
      placeholder={<span />}
      props={{
        ...{ ...sheet, title: t('share'), contents, preview },
        isHeld: isTooLong || contents.length === 0,
        waitingLabel: isReading ? t('chat.composer:preparing') : undefined,
        onTried: () => setIsFixed(true),
      }}
    />
  );
}
