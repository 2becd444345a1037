import { Ellipsis } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

type Props = {
  ref: RefObject<HTMLButtonElement | null>;
  /** What it is about. */
  of: string;
  onOpen: (anchor: HTMLElement) => void;
};

/** What else can be done with a row. */
export function MoreButton({ ref, of, onOpen }: Props) {
  const { t } = useTranslation('chat.shared');
  return (
    <IconButton
      ref={ref}
      label={t('moreFor', { name: isolated(of) })}
      glyph={Ellipsis}
      opens="menu"
      onClick={() => ref.current && onOpen(ref.current)}
    />
  );
}
