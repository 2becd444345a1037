import { useLocation } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { parseWebAddress } from '../../lib/webAddress.ts';
import { CardActions } from '../../parts/shareCard/CardActions.tsx';
import { QrCard } from '../../ui/QrCard.tsx';
import { DamagedPage } from './DamagedPage.tsx';
import * as css from './ShareImageScreen.css.ts';
import { parseUntrusted, readJsonParam, type Untrusted } from './untrusted.ts';

/** `/pages/modal/share-image?json={title?, text?, url?}`: a card to show, save or send. */
export function ShareImageScreen() {
  const { t } = useTranslation();
  const param = readJsonParam(useLocation().search, 'json');
  const content =
    param.kind === 'absent'
      ? {}
      : param.kind === 'read'
        ? parseUntrusted('share', param.value)
        : null;
  return content ? <ShareCard content={content} /> : <DamagedPage pageTitle={t('share')} />;
}

function ShareCard({ content }: { content: Untrusted<'share'> }) {
  const { t } = useTranslation('shell.modal');
  const brand = useBrand();
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

  return (
    <SubScreen title={t('share')} parent={paths.mine}>
      <div className={css.content}>
        <QrCard {...card} codeLabel={t('qrCodeOf', { address: shownAddress })} />
        <CardActions card={card} fileName={`${brand.id}.png`} link={{ title, url }} asImage />
      </div>
    </SubScreen>
  );
}
