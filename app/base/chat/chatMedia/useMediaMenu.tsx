import { type ReactNode, useCallback, useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { isSameMessage, type MessageRef, refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** What the menu is about, and another turn for each, even while the last one goes. */
type Asked = { of: MessageRef; anchor: HTMLElement; turn: number };

/** @param anchor the menu stands beside it, and gives it the focus back */
export type OpenMediaMenu = (of: MessageRef, anchor: HTMLElement) => void;

const source = {
  load: async () => (await import('./MediaMenu.tsx')).MediaMenu,
};

/**
 * What can be done with what somebody sent.
 * @param messages those of the list: the menu of one goes with it
 * @returns the menu, to be rendered beside the list, too
 */
export function useMediaMenu(messages: readonly StoredMessage[]): {
  openMenu: OpenMediaMenu;
  menu: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const openMenu = useCallback<OpenMediaMenu>(
    (of, anchor) => setAsked((last) => ({ of: refOf(of), anchor, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const onClose = (): void => setAsked((now) => (now === asked ? null : now));
  const message = asked && messages.find((one) => isSameMessage(one, asked.of));
  const menu = message && (
    <LazyPart
      key={asked.turn}
      source={source}
      props={{ message, anchor: asked.anchor, onClose }}
      onClose={onClose}
    />
  );
  return { openMenu, menu };
}
