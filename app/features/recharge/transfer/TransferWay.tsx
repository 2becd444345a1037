import { useState } from 'react';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { WayProps } from '../../../parts/recharge/slots.ts';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountList } from './AccountList.tsx';
import { isOwnAccount } from './isOwnAccount.ts';
import { TransferForm } from './TransferForm.tsx';
import * as css from './TransferWay.css.ts';

/** Transfers to the operator's own accounts: where to, with which reference, and the report of one. */
export function TransferWay({ offer: { methods } }: WayProps) {
  const { t } = useTranslation('recharge.transfer');
  const legalName = useBrand().operator?.legalName ?? null;
  const own = methods.filter((method) => isOwnAccount(method, legalName));
  const [chosenId, choose] = useState<string | null>(null);
  const only = methods.length === 1 ? own[0] : undefined;
  const chosen = own.find(({ methodId }) => methodId === chosenId) ?? only;
  return (
    <>
      <SectionTitle>{t('accounts')}</SectionTitle>
      {!only && (
        <AccountList
          methods={methods}
          legalName={legalName}
          chosenId={chosen?.methodId ?? null}
          onChoose={choose}
        />
      )}
      {!chosen && own.length > 0 && <p className={css.hint}>{t('choose')}</p>}
      {chosen && (
        <>
          <AccountDetails method={chosen} />
          <TransferForm key={chosen.methodId} method={chosen} />
        </>
      )}
    </>
  );
}
