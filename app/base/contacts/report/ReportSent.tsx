import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { blockDialog } from '../../../parts/relation/blockDialog.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as css from './ReportSent.css.ts';

type Props = {
  parent: string;
  /** Who may be blocked as well; missing for a group. */
  person?: { userID: string; name: string; isBlocked: boolean };
};

/** Says that a report arrived, and asks whether to block the person as well. */
export function ReportSent({ parent, person }: Props) {
  const { t } = useTranslation('contacts.report');
  const back = useBack(parent);
  const openSheet = useOpenSheet();
  return (
    <div role="status" className={css.sent}>
      <EmptyState
        drawing={<LostDrawing />}
        title={t('sentTitle')}
        sentence={person ? t('sentSentence') : t('sentShort')}
        action={
          <div className={css.buttons}>
            {person && !person.isBlocked && (
              <Button
                look="danger"
                size="small"
                onClick={() => openSheet(blockDialog, { userID: person.userID, name: person.name })}
              >
                {t('blockToo')}
              </Button>
            )}
            <Button look="second" size="small" onClick={back}>
              {t('done')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
