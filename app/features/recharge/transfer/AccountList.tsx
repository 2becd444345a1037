import { ShieldAlert } from 'lucide-react';
import type { RechargeMethod } from '../../../contract/recharge/transferOffer.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { isOwnAccount } from './isOwnAccount.ts';

type Props = {
  methods: readonly RechargeMethod[];
  /** Of the operator; null where the brand names none. */
  legalName: string | null;
  chosenId: string | null;
  onChoose: (methodId: string) => void;
};

/** The accounts to choose from. One that is not the operator's says so, and nothing else of itself. */
export function AccountList({ methods, legalName, chosenId, onChoose }: Props) {
  const { t } = useTranslation('recharge.transfer');
  const own = methods.filter((method) => isOwnAccount(method, legalName));
  const others = methods.filter((method) => !isOwnAccount(method, legalName));
  const withheld =
    legalName === null ? t('withheldUnknown') : t('withheld', { name: isolated(legalName) });
  return (
    <>
      {own.length > 0 && (
        <List role="radiogroup" label={t('accounts')}>
          {own.map(({ methodId, name, bankName }) => (
            <ListRow
              key={methodId}
              title={bankName}
              detail={name}
              checked={methodId === chosenId}
              end={<RadioMark checked={methodId === chosenId} />}
              onClick={() => onChoose(methodId)}
            />
          ))}
        </List>
      )}
      {others.length > 0 && (
        <List>
          {others.map(({ methodId, name }) => (
            <ListRow key={methodId} glyph={ShieldAlert} title={name} detail={withheld} />
          ))}
        </List>
      )}
    </>
  );
}
