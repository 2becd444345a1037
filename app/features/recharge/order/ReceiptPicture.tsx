import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths.ts';
import * as css from './ReceiptPicture.css.ts';

/** The picture of a receipt, small; a press shows it in full. @param address that may be loaded. */
export function ReceiptPicture({ address }: { address: string }) {
  const { t } = useTranslation('recharge.transfer');
  const search = new URLSearchParams({ urls: JSON.stringify([address]) });
  return (
    <Link to={`${paths.previewImage}?${search}`} className={css.link}>
      <img className={css.picture} src={address} alt={t('openReceipt')} />
    </Link>
  );
}
