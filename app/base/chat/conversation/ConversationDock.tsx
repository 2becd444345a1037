import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import * as css from './ConversationDock.css.ts';

const selectionBar = {
  load: async () => (await import('../actions/SelectionBar.tsx')).SelectionBar,
};

type Props = {
  /** Whether messages are being chosen. */
  isChoosing: boolean;
  isGroup: boolean;
  /** Where one writes, or why one cannot; stays as it is while messages are chosen. */
  children: ReactNode;
};

/** Below the messages: where one writes, or what can be done with those that are chosen. */
export function ConversationDock({ isChoosing, isGroup, children }: Props) {
  const setSelection = useSetAtom(useConversationState().selectionAtom);
  const stopChoosing = (): void => setSelection(null);
  return (
    <>
      {isChoosing && <LazyPart source={selectionBar} props={{ isGroup }} onClose={stopChoosing} />}
      <div className={isChoosing ? css.away : css.writing}>{children}</div>
    </>
  );
}
