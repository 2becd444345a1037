import { useState } from 'react';
import { getBankList } from '../../../contract/exchange/getBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { matches, searchWordsOf } from '../../../lib/searchWords.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './CardSheet.css.ts';

type Props = SheetProps & {
  /** Id of the bank chosen so far, or ''. */
  chosen: string;
  onChoose: (bankId: string) => void;
};

/** The banks there are, and a field that finds one among them. */
export function BankSheet({ isOpen, onClose, chosen, onChoose }: Props) {
  const { t } = useTranslation('exchange.cards');
  const banks = useCall(getBankList, {});
  const [query, setQuery] = useState('');
  const words = searchWordsOf(query);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('chooseBank')} closeLabel={t('close')}>
      <SearchField
        label={t('searchBank')}
        clearLabel={t('clearSearch')}
        value={query}
        onChange={setQuery}
      />
      <div className={css.banks}>
        <ReadPart read={banks} failedTitle={t('banksFailed')} place="inline">
          {({ list }) => {
            const found = list.filter(({ name }) => matches(name, words));
            if (found.length === 0) return <p className={css.none}>{t('noBank')}</p>;
            return (
              <List role="radiogroup" label={t('bank')}>
                {found.map(({ bankId, name }) => (
                  <ListRow
                    key={bankId}
                    title={name}
                    checked={bankId === chosen}
                    end={<RadioMark checked={bankId === chosen} />}
                    onClick={() => {
                      onChoose(bankId);
                      onClose();
                    }}
                  />
                ))}
              </List>
            );
          }}
        </ReadPart>
      </div>
    </Sheet>
  );
}
