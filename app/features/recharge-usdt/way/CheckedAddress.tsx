import type { Chain, UsdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { FormSkeleton } from '../../../ui/FormSkeleton.tsx';
import { AddressCard } from './AddressCard.tsx';
import * as css from './CheckedAddress.css.ts';
import { UsdtForm } from './UsdtForm.tsx';
import { useAddressCheck } from './useAddressCheck.ts';
import { WithheldAddress } from './WithheldAddress.tsx';

type Props = { chain: Chain; offer: UsdtOffer; readAgain: () => void };

/** The address and the report of a transfer, once the address has passed every check; else why not. */
export function CheckedAddress({ chain, offer, readAgain }: Props) {
  const { t } = useTranslation('recharge-usdt.page');
  const verdict = useAddressCheck(chain);
  if (verdict === null) {
    return (
      <div className={css.waiting}>
        <FormSkeleton label={t('checking')} fields={2} />
      </div>
    );
  }
  if (verdict !== 'valid') {
    return <WithheldAddress chainType={chain.chainType} verdict={verdict} readAgain={readAgain} />;
  }
  return (
    <>
      <AddressCard chain={chain} />
      <UsdtForm chain={chain} offer={offer} />
    </>
  );
}
