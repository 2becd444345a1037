import type { ChainType } from '../../../contract/recharge-usdt/chain.ts';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { formatUsdt } from '../../../lib/money/formatAmount.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { networkNames } from '../networkNames.data.ts';
import * as css from './NetworkList.css.ts';

type Props = {
  chains: readonly Chain[];
  chosen: ChainType | null;
  onChoose: (chainType: ChainType) => void;
};

/** The networks, each with its minimum and how long it takes, before any address appears. */
export function NetworkList({ chains, chosen, onChoose }: Props) {
  const { t } = useTranslation('recharge-usdt.page');
  const tag = useLanguageTag();
  const minutesOf = (minutes: number): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
      minutes,
    );
  return (
    <>
      <List role="radiogroup" label={t('network')}>
        {chains.map(({ chainType, minDep, confirmations, minutes }) => (
          <ListRow
            key={chainType}
            title={networkNames[chainType]}
            detail={`${t('minimum', { minDep: formatUsdt(minDep, tag) })} · ${t('arrival', {
              count: confirmations,
              time: minutesOf(minutes),
            })}`}
            checked={chainType === chosen}
            end={<RadioMark checked={chainType === chosen} />}
            onClick={() => onChoose(chainType)}
          />
        ))}
      </List>
      {chosen === null && <p className={css.hint}>{t('chooseNetwork')}</p>}
    </>
  );
}
