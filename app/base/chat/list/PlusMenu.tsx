import { useNavigate } from 'react-router-dom';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import type { MenuProps } from '../../../core/lazy/MenuButton.tsx';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';

type Props = MenuProps & {
  label: string;
  items: readonly SlotPart<'chatTab.plus'>[];
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
