import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import { useReferencedOne } from '../../../../core/messaging/references/useReferenced.ts';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { closeLinkAtom, openedLinkAtom } from './openedLinkAtom.ts';

const sheet = {
  load: async () => (await import('./LinkSheet.tsx')).LinkSheet,
};

/**
 * What is said of a link before it opens. It stands beside the messages: the one with the link may leave
 * the view meanwhile. Once that is taken back, so is what is said of its link.
 */
export function OpenedLink() {
  const isActive = useIsActiveScreen();
  const opened = useAtomValue(openedLinkAtom);
  const close = useSetAtom(closeLinkAtom);
  // Who comes back finds the conversation, and not what was looked at before.
  useEffect(() => (isActive ? close : undefined), [isActive, close]);
  const isGone = useReferencedOne(opened?.of ?? null)?.state === 'gone';
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  if (!isActive || !opened) return null;
  const { address, isOpen } = opened;
  const props = { address, isOpen, onClose: close };
  return <LazyPart source={sheet} props={props} placeholder={null} onClose={close} />;
}
