import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import {
  isSameMessage,
  type MessageRef,
  messageKeyOf,
  refOf,
} from '../../../core/messaging/messageRef.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Jump } from './jumpContext.ts';

type Jumps = {
  jump: Jump;
  /** How often another place was shown: the list begins anew then. */
  jumps: number;
  /** `messageKeyOf` the message that was jumped to last; null before the first. */
  jumpedKey: string | null;
  /** Where the person came from; null once they are back. */
  origin: MessageRef | null;
  /** The person has gone elsewhere by themselves. */
  forgetOrigin: () => void;
};

/** A message so many places away, or fewer, stands in view with the one that leads to it. */
const near = 4;

type State = Pick<Jumps, 'jumps' | 'origin'> & { target: MessageRef | null };
type Wanted = { to: MessageRef; from: MessageRef | null };

/** Leads from one message to another of the same conversation, and back. */
export function useJumps({ messages, openAt }: ShownTimeline): Jumps {
  const { t } = useTranslation('chat.conversation');
  const [state, setState] = useState<State>({ jumps: 0, target: null, origin: null });
  const [waiting, setWaiting] = useState<Wanted | null>(null);
  const placeOf = (ref: MessageRef): number => messages.findIndex((one) => isSameMessage(one, ref));
  const isShown = (ref: MessageRef): boolean => placeOf(ref) >= 0;
  // What was loaded may still be on its way to the screen.
  if (waiting && isShown(waiting.to)) {
    setWaiting(null);
    const { to, from } = waiting;
    const isNear = from !== null && isShown(from) && Math.abs(placeOf(from) - placeOf(to)) <= near;
    setState({ jumps: state.jumps + 1, target: to, origin: isNear ? null : from });
  }
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
  });
  const jump = useCallback<Jump>(
    (to, from) => {
      const wanted = { to: refOf(to), from: from && refOf(from) };
      if (shown.current(to)) return setWaiting(wanted);
      openAt(wanted.to).then(
        (isKnown) => (isKnown ? setWaiting(wanted) : showToast(t('messageGone'))),
        () => showToast(t('messageNotLoaded')),
      );
    },
    [openAt, t],
  );
  const { jumps, target, origin } = state;
  return {
    jump,
    jumps,
    jumpedKey: target && messageKeyOf(target),
    origin,
    forgetOrigin: useCallback(() => setState((now) => ({ ...now, origin: null })), []),
  };
}
