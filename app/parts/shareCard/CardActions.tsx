import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { download } from '../../platform/download.ts';
import { share } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useCopy } from '../copy/useCopy.ts';
import { drawShareCard, type ShareCardContent } from './drawShareCard.ts';
import * as css from './shareCard.css.ts';

type Props = {
  card: ShareCardContent;
  /** Of the image that is saved, with its ending. */
  fileName: string;
  /** What is handed to the system's share sheet; where there is none, the address is copied. */
  link: { title: string; text?: string; url: string };
  /** Shares the card as an image, and the link only where images cannot be shared. */
  asImage?: boolean;
};

/** Saves a card as an image, or hands it on. */
export function CardActions({ card, fileName, link, asImage = false }: Props) {
  const { t } = useTranslation('common');
  const copy = useCopy();
  const [work, setWork] = useState<'save' | 'share' | null>(null);

  const withImage = async (kind: 'save' | 'share', use: (image: Blob) => Promise<void> | void) => {
    setWork(kind);
    try {
      await use(await drawShareCard(card));
    } catch {
      // The logo did not load, or the browser gave no canvas.
      showToast(t('operationFailed'));
    } finally {
      setWork(null);
    }
  };
  const sendLink = async (): Promise<void> => {
    if ((await share(link)) === 'unsupported') await copy(link.url);
  };
  const sendImage = async (image: Blob): Promise<void> => {
    const file = new File([image], fileName, { type: 'image/png' });
    if ((await share({ title: link.title, files: [file] })) === 'unsupported') await sendLink();
  };

  return (
    <div className={css.actions}>
      <Button
        look="second"
        wide
        busyLabel={work === 'save' ? t('savingImage') : undefined}
        onClick={() => withImage('save', (image) => download(image, fileName))}
      >
        {t('saveImage')}
      </Button>
      <Button
        glyph={Share2}
        wide
        disabled={work !== null}
        onClick={asImage ? () => withImage('share', sendImage) : sendLink}
      >
        {t('share')}
      </Button>
    </div>
  );
}
