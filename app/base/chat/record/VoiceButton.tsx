import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { RecordBarProps } from './RecordBar.tsx';
import { useKeptVoice } from './useKeptVoice.ts';
import * as css from './VoiceButton.css.ts';

const bar: PartSource<RecordBarProps> = {
  load: async () => (await import('./RecordBar.tsx')).RecordBar,
};

type Props = {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  /** Whether nothing is written: else there is no button. */
  isOffered: boolean;
};

/** Leads from writing to recording: a bar takes the place of all that comes after it. */
export function VoiceButton({ id, peer, isOffered }: Props) {
  const { t } = useTranslation('chat.message');
  const kept = useKeptVoice(id);
  const [isOpen, setIsOpen] = useState(Boolean(kept));
  // It stays open when what it was opened for has been sent.
  if (kept && !isOpen) setIsOpen(true);
  /** The person came back from the bar: the button has the focus again. */
  const isBack = useRef(false);
  if (isOpen) {
    const onClose = (): void => {
      isBack.current = true;
      setIsOpen(false);
    };
    return (
      <div className={css.place}>
        {kept !== undefined && (
          <LazyPart
            source={bar}
            props={{ id, peer, onClose }}
            isAside
            onClose={kept ? undefined : onClose}
          />
        )}
      </div>
    );
  }
  return (
    isOffered && (
      <span className={css.button}>
        <IconButton
          label={t('voice')}
          glyph={Mic}
          onClick={() => setIsOpen(true)}
          ref={(button) => {
            if (isBack.current) button?.focus();
            isBack.current = false;
          }}
        />
      </span>
    )
  );
}
