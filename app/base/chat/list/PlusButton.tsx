import { CirclePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

const menuSource = { load: async () => (await import('./PlusMenu.tsx')).PlusMenu };

/** What begins something new, behind one button; its menu loads when it opens. */
export function PlusButton() {
  const { t } = useTranslation('chat.list');
  const items = useSlot('chatTab.plus');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        label={t('plus')}
        glyph={CirclePlus}
        opens="menu"
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <LazyPart
          source={menuSource}
          props={{ label: t('plus'), items, button, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
