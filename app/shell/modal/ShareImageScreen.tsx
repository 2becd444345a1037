import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { parseWebAddress } from '../../lib/webAddress.ts';
import { useCopy } from '../../parts/copy/useCopy.ts';
import { drawShareCard } from '../../parts/shareCard/drawShareCard.ts';
import { download } from '../../platform/download.ts';
import { share } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCard } from '../../ui/QrCard.tsx';
import { showToast } from '../../ui/toasts.ts';
import { DamagedPage } from './DamagedPage.tsx';
import * as css from './ShareImageScreen.css.ts';
import { parseUntrusted, readJsonParam, type Untrusted } from './untrusted.ts';

/** `/pages/modal/share-image?json={title?, text?, url?}`: a card to show, save or send. */
export function ShareImageScreen() {
  const { t } = useTranslation('modal');
  const param = readJsonParam(useLocation().search, 'json');
  const content =
    param.kind === 'absent'
      ? {}
      : param.kind === 'read'
        ? parseUntrusted('share', param.value)
        : null;
  return content ? <ShareCard content={content} /> : <DamagedPage pageTitle={t('shareTitle')} />;
}

function ShareCard({ content }: { content: Untrusted<'share'> }) {
  const { t } = useTranslation('modal');
  const brand = useBrand();
  const copy = useCopy();
  const [work, setWork] = useState<'save' | 'share' | null>(null);
  const url = content.url ?? brand.origin;
  const address = parseWebAddress(url);
  const shownAddress = address.ok ? `${address.hostShown}${address.rest}` : url;
  const title = content.title ?? brand.text(brand.name);
  const detail = content.text ?? brand.text(brand.description);
  const card = {
    title,
    ...(detail && detail !== title ? { detail } : {}),
    caption: t('scanToOpen', { address: shownAddress }),
    code: url,
    logo: brand.icon,
  };

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

  const send = async (image: Blob) => {
    const file = new File([image], `${brand.id}.png`, { type: 'image/png' });
    if ((await share({ title, files: [file] })) !== 'unsupported') return;
    if ((await share({ title, url })) === 'unsupported') await copy(url);
  };

  return (
    <SubScreen title={t('shareTitle')} parent={paths.mine}>
      <div className={css.content}>
        <QrCard {...card} codeLabel={t('shareCode', { address: shownAddress })} />
        <div className={css.actions}>
          <Button
            look="second"
            wide
            busyLabel={work === 'save' ? t('savingImage') : undefined}
            onClick={() => withImage('save', (image) => download(image, `${brand.id}.png`))}
          >
            {t('saveImage')}
          </Button>
          <Button
            glyph={Share2}
            wide
            disabled={work !== null}
            onClick={() => withImage('share', send)}
          >
            {t('share')}
          </Button>
        </div>
      </div>
    </SubScreen>
  );
}
