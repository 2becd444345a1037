import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { conversationOrderAtom } from '../../../core/messaging/messagingAtoms.ts';
import { usePreparePage } from '../../../core/navigation/navigation.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { whenIdle } from '../../../platform/idle.ts';

/** How long the order of the list must not change before, in milliseconds. */
const quiet = 1_000;

/** Renders the first conversation of the list ahead, while idle: it is the one most likely to be opened. */
export function useReadyConversation(): void {
  const isActive = useIsActiveScreen();
  const [id = ''] = useAtomValue(conversationOrderAtom);
  const prepare = usePreparePage();
  useEffect(() => {
    if (!isActive || id === '') return;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      stop = whenIdle(() => prepare(pathToConversation(id)));
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isActive, id, prepare]);
}
