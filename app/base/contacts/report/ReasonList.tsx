import { reportReasons } from '../../../contract/people/report.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import * as css from './ReasonList.css.ts';
import type { ReportReason } from './reportReason.ts';

type Props = {
  reason: ReportReason | null;
  /** Somebody tried to send without one. */
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
};

/** The closed list of reasons. */
export function ReasonList({ reason, isMissing, onChoose }: Props) {
  const { t } = useTranslation('contacts.report');
  return (
    <>
      <SectionTitle>{t('reasons')}</SectionTitle>
      <p className={css.missing} role="alert">
        {isMissing && t('reasonMissing')}
      </p>
      <List role="radiogroup" label={t('reasons')}>
        {reportReasons.map((one) => (
          <ListRow
            key={one}
            title={t(one)}
            checked={one === reason}
            end={<RadioMark checked={one === reason} />}
            onClick={() => onChoose(one)}
          />
        ))}
      </List>
    </>
  );
}
