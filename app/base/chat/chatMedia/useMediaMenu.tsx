import { type ReactNode, useCallback, useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/** What the menu is about, and another turn for each, even while the last one goes. */
type Asked = { message: StoredMessage; anchor: HTMLElement; turn: number };

/** @param anchor the menu stands beside it, and gives it the focus back */
export type OpenMediaMenu = (message: StoredMessage, anchor: HTMLElement) => void;

const source = {
  load: async () => (await import('./MediaMenu.tsx')).MediaMenu,
};

/** What can be done with what somebody sent. @returns the menu, to be rendered beside the list, too */
export function useMediaMenu(): { openMenu: OpenMediaMenu; menu: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const openMenu = useCallback<OpenMediaMenu>(
    (message, anchor) => setAsked((last) => ({ message, anchor, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const onClose = (): void => setAsked((now) => (now === asked ? null : now));
  const menu = asked && (
    <LazyPart
      key={asked.turn}
      source={source}
      props={{ message: asked.message, anchor: asked.anchor, onClose }}
      onClose={onClose}
    />
  );
  return { openMenu, menu };
}
