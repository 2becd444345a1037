import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { closeTextAtom, openedTextAtom } from './openedTextAtom.ts';

const sheet = {
  namespaces: ['chat.actions'],
  load: async () => (await import('./SelectTextSheet.tsx')).SelectTextSheet,
};

/**
 * The words of a message to select from. They stand beside the messages: the one they are of may leave
 * the view meanwhile.
 */
export function OpenedText() {
  const isActive = useIsActiveScreen();
  const opened = useAtomValue(openedTextAtom);
  const close = useSetAtom(closeTextAtom);
  useEffect(() => (isActive ? close : undefined), [isActive, close]);
  if (!isActive || !opened) return null;
  const props = { ...opened, onClose: close };
  return <LazyPart source={sheet} props={props} placeholder={<span />} onFailed={close} />;
}
