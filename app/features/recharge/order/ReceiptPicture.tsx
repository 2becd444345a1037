import { Link } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToPicture } from '../../../core/navigation/paths.ts';
import { currentOrigin } from '../../../platform/reload.ts';
import * as css from './ReceiptPicture.css.ts';

/** The picture of a receipt, small; a press shows it in full. @param address that may be loaded. */
export function ReceiptPicture({ address }: { address: string }) {
  const { t } = useTranslation('recharge.transfer');
  return (
    <Link to={pathToPicture(address, currentOrigin())} className={css.link}>
      <img className={css.picture} src={address} alt={t('openReceipt')} />
    </Link>
  );
}
