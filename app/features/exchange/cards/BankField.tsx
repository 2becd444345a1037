import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { getBankList } from '../../../contract/exchange/getBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './AddBankForm.css.ts';

const bankSheet = {
  load: async () => (await import('./BankSheet.tsx')).BankSheet,
};

type Props = {
  name: string;
  /** Id of a bank; '' before one is chosen. */
  value: string;
  onChange: (bankId: string) => void;
  error: string | null;
};

/** The bank of a card, chosen from those the platform pays to. */
export function BankField({ name, value, onChange, error }: Props) {
  const { t } = useTranslation('exchange.cards');
  const banks = useCall(getBankList, {});
  const openSheet = useOpenSheet();
  const id = useId();
  const chosen = banks.data?.list.find(({ bankId }) => bankId === value);
  return (
    <div className={css.field}>
      <span id={`${id}-label`} className={css.label}>
        {t('bank')}
      </span>
      <button
        type="button"
        name={name}
        className={`${css.choice} ${error ? css.wrong : ''}`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-haspopup="dialog"
        onClick={() => openSheet(bankSheet, { chosen: value, onChoose: onChange })}
      >
        <span id={`${id}-value`} className={`${css.chosen} ${chosen ? '' : css.none}`}>
          {chosen?.name ?? t('chooseBank')}
        </span>
        <span className={css.chevron}>
          <Icon of={ChevronDown} size={18} />
        </span>
      </button>
      {error && (
        <p id={`${id}-note`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
