import { type KeyboardEvent, memo, useRef } from 'react';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { RowLink } from '../../../core/navigation/RowLink.tsx';
import { SwipeRow } from '../../../ui/SwipeRow.tsx';
import { useLongPress } from '../../../ui/useLongPress.ts';
import { ConversationFace } from './ConversationFace.tsx';
import * as css from './ConversationRow.css.ts';
import * as faceCss from './PresentMark.css.ts';
import { PresentMark } from './PresentMark.tsx';
import { RowWords } from './RowWords.tsx';
import type { RunRowAction } from './useRowActions.ts';
import type { OpenRowMenu } from './useRowMenu.tsx';
import { useSwipeActions } from './useSwipeActions.ts';
import { useTouchedRow } from './useTouchedRow.ts';

type Props = {
  id: string;
  /** As `dayNumber`. */
  today: number;
  run: RunRowAction;
  openMenu: OpenRowMenu;
};

/** One conversation of the list; renders again only when its own data change. */
export const ConversationRow = memo(function ConversationRow({ id, today, run, openMenu }: Props) {
  const row = useConversationRow(id);
  const touched = useTouchedRow(id);
  const link = useRef<HTMLAnchorElement>(null);
  const askMenu = (): void => {
    if (link.current) openMenu(id, link.current);
  };
  const longPress = useLongPress(askMenu);
  const swipeActions = useSwipeActions(id, row, run);
  if (!row) return null;
  return (
    <SwipeRow actions={swipeActions}>
      <div {...longPress}>
        <RowLink
          ref={link}
          to={pathToConversation(id)}
          className={`${css.row} ${row.isPinned ? css.pinned : css.divided}`}
          draggable={false}
          aria-haspopup="menu"
          aria-keyshortcuts="Shift+F10"
          {...touched}
          onKeyDown={(event) => {
            if (!isMenuKey(event)) return;
            event.preventDefault();
            askMenu();
          }}
        >
          <span className={faceCss.place}>
            <ConversationFace row={row} />
            {row.userID !== '' && <PresentMark userID={row.userID} />}
          </span>
          <RowWords row={row} today={today} />
        </RowLink>
      </div>
    </SwipeRow>
  );
});

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}
