import { ScanLine, Search, Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MenuProps } from '../../../core/lazy/MenuButton.tsx';
import { pathToAddFriendView } from '../../../core/navigation/paths.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';
import { groupPaths } from '../paths.ts';

export type AddMenuProps = MenuProps & {
  /** @returns the field that searches */
  fieldOf: () => HTMLElement | null;
};

/** The ways to another group, in a menu that hangs from its button. */
export function AddMenu({ button, fieldOf, onClose }: AddMenuProps) {
  const { t } = useTranslation(['groups.list', 'groups.labels']);
  const navigate = useNavigate();
  return (
    <ContextMenu
      label={t('add')}
      layout="rows"
      anchor={button.current}
      returnTo={button.current}
      onClose={onClose}
      items={[
        {
          id: 'new',
          label: t('groups.labels:newGroup'),
          glyph: Users,
          onSelect: () => navigate(groupPaths.create),
        },
        {
          id: 'search',
          label: t('searchToJoin'),
          glyph: Search,
          onSelect: () => undefined,
          focusNext: fieldOf,
        },
        {
          id: 'scan',
          label: t('scan'),
          glyph: ScanLine,
          onSelect: () => navigate(pathToAddFriendView('scan')),
        },
      ]}
    />
  );
}
