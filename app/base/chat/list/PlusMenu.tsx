import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';

type Props = {
  label: string;
  items: readonly SlotPart<'chatTab.plus'>[];
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The menu of the plus in the title bar, which hangs from it. */
export function PlusMenu({ label, items, button, onClose }: Props) {
  const labelOf = useLabel();
  const navigate = useNavigate();
  return (
    <ContextMenu
      label={label}
      layout="rows"
      anchor={button.current}
      returnTo={button.current}
      onClose={onClose}
      items={items.map(({ id, label: name, Icon, path }) => ({
        id,
        label: labelOf(name),
        glyph: Icon,
        onSelect: () => navigate(path),
      }))}
    />
  );
}
