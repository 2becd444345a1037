import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { closeReadersAtom, openedReadersAtom } from './openedReadersAtom.ts';

const sheet = {
  load: async () => (await import('./ReadersSheet.tsx')).ReadersSheet,
};

/**
 * Who has read a message. It stands beside the messages: the one it is about may leave the view meanwhile.
 */
export function OpenedReaders() {
  const isActive = useIsActiveScreen();
  const opened = useAtomValue(openedReadersAtom);
  const close = useSetAtom(closeReadersAtom);
  useEffect(() => (isActive ? close : undefined), [isActive, close]);
  if (!isActive || !opened) return null;
  const props = { ...opened, onClose: close };
  return <LazyPart source={sheet} props={props} placeholder={null} onClose={close} />;
}
