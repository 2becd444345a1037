import { type ReactNode, useCallback, useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { type RunRowAction, useRowActions } from './useRowActions.ts';

/** The row whose menu is open, and another turn for each menu, even while the last one goes. */
type Asked = { conversationID: string; anchor: HTMLElement; turn: number };

/** @param row the menu stands beside it, and gives it the focus back */
export type OpenRowMenu = (conversationID: string, row: HTMLElement) => void;

const source = {
  load: async () => (await import('./RowMenu.tsx')).RowMenu,
};
const deleteDialog = {
  load: async () => (await import('./DeleteChatDialog.tsx')).DeleteChatDialog,
};

/** What can be done with the rows of the list. @returns the menu, to be rendered beside the list, too */
export function useRowMenu(): { run: RunRowAction; openMenu: OpenRowMenu; menu: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const openSheet = useOpenSheet();
  const askToDelete = useCallback(
    (conversationID: string) => void openSheet(deleteDialog, { conversationID }),
    [openSheet],
  );
  const run = useRowActions(askToDelete);
  const openMenu = useCallback<OpenRowMenu>(
    (conversationID, anchor) =>
      setAsked((last) => ({ conversationID, anchor, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  // A menu that has gone tells of it late: what was asked meanwhile stays.
  const onClose = (): void => setAsked((now) => (now === asked ? null : now));
  const menu = asked && (
    <LazyPart
      key={asked.turn}
      source={source}
      props={{ conversationID: asked.conversationID, anchor: asked.anchor, run, onClose }}
      onClose={onClose}
    />
  );
  return { run, openMenu, menu };
}
