import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import type { SheetProps } from '../../core/overlay/SheetHost.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { RadioMark } from '../../ui/RadioMark.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { isSamePeriod, lastMonths, monthName, type Period } from './period.ts';

type Props = SheetProps & {
  period: Period;
  onChoose: (period: Period) => void;
};

/** Everything, or one of the last twelve months. */
export function PeriodSheet({ isOpen, onClose, period, onChoose }: Props) {
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const months = lastMonths(Date.now(), 12);
  const choices: { name: string; period: Period }[] = [
    { name: t('everything'), period: { kind: 'everything' } },
    ...months.map((month) => ({
      name: monthName(month, tag),
      period: { kind: 'month' as const, month },
    })),
  ];
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('choosePeriod')} closeLabel={t('close')}>
      <List label={t('period')} role="radiogroup">
        {choices.map((choice) => {
          const isChosen = isSamePeriod(choice.period, period);
          return (
            <ListRow
              key={choice.name}
              title={choice.name}
              checked={isChosen}
              end={<RadioMark checked={isChosen} />}
              onClick={() => {
                onChoose(choice.period);
                onClose();
              }}
            />
          );
        })}
      </List>
    </Sheet>
  );
}
