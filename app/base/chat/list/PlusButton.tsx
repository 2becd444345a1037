import { CirclePlus } from 'lucide-react';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { MenuButton } from '../../../core/lazy/MenuButton.tsx';

const menu = { load: async () => (await import('./PlusMenu.tsx')).PlusMenu };

/** What begins something new, behind one button. */
export function PlusButton() {
  const { t } = useTranslation('chat.list');
  const items = useSlot('chatTab.plus');
  if (items.length === 0) return null;
  const label = t('plus');
  return <MenuButton label={label} glyph={CirclePlus} source={menu} props={{ label, items }} />;
}
