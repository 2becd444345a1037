import { Link } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { currentOrigin } from '../../../platform/reload.ts';
import * as css from './ReceiptPicture.css.ts';

/** The picture of a receipt, small; a press shows it in full. @param address that may be loaded. */
export function ReceiptPicture({ address }: { address: string }) {
  const { t } = useTranslation('recharge.transfer');
  return (
    <Link to={pathInFull(address)} className={css.link}>
      <img className={css.picture} src={address} alt={t('openReceipt')} />
    </Link>
  );
}

/** A picture of this site is named by its path: that alone can be saved, and needs no https. */
function pathInFull(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const url = origin === currentOrigin() ? pathname + search : address;
  return `${paths.previewImage}?${new URLSearchParams({ urls: JSON.stringify([url]) })}`;
}
