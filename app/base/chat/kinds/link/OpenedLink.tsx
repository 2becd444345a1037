import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { closeLinkAtom, openedLinkAtom } from './openedLinkAtom.ts';

const sheet = {
  namespaces: ['chat.link'],
  load: async () => (await import('./LinkSheet.tsx')).LinkSheet,
};

/**
 * What is said of a link before it opens. It stands beside the messages: the one with the link may leave
 * the view meanwhile.
 */
export function OpenedLink() {
  const isActive = useIsActiveScreen();
  const opened = useAtomValue(openedLinkAtom);
  const close = useSetAtom(closeLinkAtom);
  // Who comes back finds the conversation, and not what was looked at before.
  useEffect(() => (isActive ? close : undefined), [isActive, close]);
  if (!isActive || !opened) return null;
  const props = { ...opened, onClose: close };
  return <LazyPart source={sheet} props={props} placeholder={<span />} onFailed={close} />;
}
