import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useOverlayEntry } from '../../ui/overlayEntry.ts';
import * as css from './OpeningPicture.css.ts';

type Props = {
  /** Of a picture that is ready. */
  address: string;
  /** Says what it shows. */
  title: string;
  onClose: () => void;
};

/** Milliseconds after which it goes by itself. */
const longest = 3_000;

/** A picture over the whole page; a tap anywhere, Escape or going back takes it away at once. */
export function OpeningPicture({ address, title, onClose }: Props) {
  const { t } = useTranslation('shell.opening');
  const skip = useRef<HTMLButtonElement>(null);
  useOverlayEntry(true, onClose);
  const goByItself = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => goByItself(), longest);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={css.page} aria-label={title} initialFocus={skip} onClick={onClose}>
          <img className={css.image} src={address} alt="" draggable={false} />
          <button ref={skip} type="button" className={css.skip}>
            {t('skip')}
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
