import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as css from './ContextMenu.css.ts';
import { type Glyph, Icon } from './Icon.tsx';
import { useOverlayEntry } from './overlayEntry.ts';

export type ContextMenuItem = {
  id: string;
  label: string;
  glyph: Glyph;
  onSelect: () => void;
  /** It takes something away for good. @default false */
  isDanger?: boolean;
  /** Asked when it is chosen: what has the focus then; else what had it before. */
  focusNext?: () => HTMLElement | null;
};

type Props = {
  /** What it says to screen readers. */
  label: string;
  items: readonly ContextMenuItem[];
  /**
   * Tiles stand above the middle of what they are about; rows, one below the other, hang from its end.
   * @default "tiles"
   */
  layout?: 'tiles' | 'rows';
  /** Beside what it stands, on the other side where there is no room. */
  anchor: HTMLElement | null;
  /** Has the focus when the menu is closed. */
  returnTo: HTMLElement | null;
  onClose: () => void;
};

/** What can be done with one thing, beside it. Open as long as it is mounted; load it lazily. */
export function ContextMenu({ label, items, layout = 'tiles', anchor, returnTo, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const popup = useRef<HTMLDivElement>(null);
  const focusNext = useRef(() => returnTo);
  const close = (): void => setIsOpen(false);
  const areRows = layout === 'rows';
  useOverlayEntry(isOpen, close);
  return (
    <Menu.Root
      open={isOpen}
      // What is chosen may put the focus elsewhere at once: the keyboard of a phone opens for nothing else.
      modal={false}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Backdrop className={css.around} />
        <Menu.Positioner
          className={css.place}
          anchor={anchor}
          side={areRows ? 'bottom' : 'top'}
          align={areRows ? 'end' : 'center'}
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup
            ref={popup}
            className={`${css.menu} ${css.layout[layout]}`}
            aria-label={label}
            onKeyDown={areRows ? undefined : moveSideways}
            // A sheet that was chosen may have the focus by now.
            finalFocus={() => !isFocusElsewhere(popup.current) && (focusNext.current() ?? false)}
          >
            {items.map(({ id, label: name, glyph, onSelect, isDanger, focusNext: next }) => (
              <Menu.Item
                key={id}
                className={`${css.item} ${css.itemLayout[layout]} ${isDanger ? css.danger : ''}`}
                label={name}
                onClick={() => {
                  if (next) {
                    const found = next();
                    focusNext.current = () => found;
                  }
                  onSelect();
                }}
              >
                <Icon of={glyph} size={20} />
                <span>{name}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function isFocusElsewhere(popup: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !popup?.contains(activeElement);
}

/** The items stand in rows: the keys to the side go from one to the next as well. */
function moveSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step) % items.length)?.focus();
  event.preventDefault();
}
