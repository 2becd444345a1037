import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { type MessageRef, messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { showToast } from '../../../ui/toasts.ts';

/** `cut`: the gateway could not be asked yet; `newest`: the newest messages are on their way. */
type Step = 'waiting' | 'asking' | 'cut' | 'newest' | 'open';

type Opening = {
  isOpen: boolean;
  /** `messageKeyOf` the message it was opened at; null: the newest are there. */
  foundKey: string | null;
};

/**
 * Has the part of a conversation shown that the address names, or that was read before; where that cannot
 * be had, the newest part, and a toast says why.
 * @param at null: the newest part
 * @param isReady there is something to show
 */
export function useOpening(
  { messages, hasNewer, openAt, toNewest }: ShownTimeline,
  at: MessageRef | null,
  isReady: boolean,
): Opening {
  const { t } = useTranslation('chat.conversation');
  const status = useAtomValue(messagingStatusAtom);
  const isConnecting = status === 'connecting' || status === 'syncing';
  const mayCome = useRef(isConnecting);
  const [target] = useState(at);
  const [step, setStep] = useState<Step>('waiting');
  const [foundKey, setFoundKey] = useState<string | null>(null);
  const [isThere, setIsThere] = useState(false);
  if (step === 'waiting' && isReady) setStep(target ? 'asking' : hasNewer ? 'newest' : 'open');
  if (step === 'cut' && !isConnecting) setStep('asking');
  useEffect(() => {
    mayCome.current = isConnecting;
  }, [isConnecting]);
  useEffect(() => {
    if (step !== 'asking' || !target) return;
    let isClosed = false;
    const end = (next: Step, text: string | null): void => {
      if (isClosed) return;
      if (text !== null) showToast(text);
      setStep(next);
    };
    openAt(target).then(
      (isKnown) => {
        if (isKnown && !isClosed) setFoundKey(messageKeyOf(target));
        end(isKnown ? 'open' : 'newest', isKnown ? null : t('messageGone'));
      },
      () => (mayCome.current ? end('cut', null) : end('newest', t('messageNotLoaded'))),
    );
    return () => {
      isClosed = true;
    };
  }, [step, target, openAt, t]);
  useEffect(() => {
    if (step !== 'newest') return;
    let isClosed = false;
    const end = (): void => {
      if (!isClosed) setStep('open');
    };
    // What is there is shown where the device cannot be read.
    toNewest().then(end, end);
    return () => {
      isClosed = true;
    };
  }, [step, toNewest]);
  // It may still be on its way to the screen; later it may be let go again.
  const isFound =
    step === 'open' &&
    (foundKey === null || messages.some((message) => messageKeyOf(message) === foundKey));
  if (isFound && !isThere) setIsThere(true);
  return { isOpen: isThere || isFound, foundKey };
}
