import { type ReactNode, useCallback, useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { type RunRowAction, useRowActions } from './useRowActions.ts';

/** What is open over the list: all that can be done with a row, or the question before it is deleted. */
type Asked = {
  what: 'menu' | 'delete';
  conversationID: string;
  anchor: HTMLElement | null;
  /** What is asked next is another overlay, even while the last one goes. */
  turn: number;
};

export type AskedRow = {
  run: RunRowAction;
  /** @param row it stands beside it, and gives it the focus back */
  openMenu: (conversationID: string, row: HTMLElement) => void;
  /** To be rendered beside the list. */
  overlay: ReactNode;
};

const menuSource = {
  load: async () => (await import('./RowMenu.tsx')).RowMenu,
};
const deleteSource = {
  load: async () => (await import('./DeleteChatDialog.tsx')).DeleteChatDialog,
};
const nothing = <></>;

/** What can be done with the rows of the list; what opens over it loads when it does. */
export function useAskedRow(): AskedRow {
  const [asked, setAsked] = useState<Asked | null>(null);
  const askToDelete = useCallback(
    (conversationID: string) =>
      setAsked((last) => ({ what: 'delete', conversationID, anchor: null, turn: turnAfter(last) })),
    [],
  );
  const run = useRowActions(askToDelete);
  const openMenu = useCallback<AskedRow['openMenu']>(
    (conversationID, anchor) =>
      setAsked((last) => ({ what: 'menu', conversationID, anchor, turn: turnAfter(last) })),
    [],
  );
  // A menu that has gone tells of it late: what was asked meanwhile stays.
  const close = (): void => setAsked((now) => (now === asked ? null : now));
  return { run, openMenu, overlay: asked && overlayOf(asked, { run, onClose: close }) };
}

function turnAfter(last: Asked | null): number {
  return (last?.turn ?? 0) + 1;
}

function overlayOf(
  { what, conversationID, anchor, turn }: Asked,
  { run, onClose }: { run: RunRowAction; onClose: () => void },
): ReactNode {
  if (what === 'delete' || anchor === null) {
    return (
      <LazyPart
        key={turn}
        source={deleteSource}
        props={{ conversationID, onClose }}
        placeholder={nothing}
        onClose={onClose}
      />
    );
  }
  return (
    <LazyPart
      key={turn}
      source={menuSource}
      props={{ conversationID, anchor, run, onClose }}
      placeholder={nothing}
      onClose={onClose}
    />
  );
}
