import { Ban } from 'lucide-react';
import { removeBlack } from '../../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { blockDialog } from '../../../parts/relation/blockDialog.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './BlockRow.css.ts';

type Props = { userID: string; name: string; isBlocked: boolean };

/** Blocks somebody, after a question, or lets them in again, at once. */
export function BlockRow({ userID, name, isBlocked }: Props) {
  const { t } = useTranslation('contacts.person');
  const openSheet = useOpenSheet();
  const { isBusy, problem, run } = usePersonVerb();
  const unblock = async (): Promise<void> => {
    if (await run(removeBlack, userID)) showToast(t('unblocked'), { done: true });
  };
  return (
    <>
      <ListRow
        glyph={Ban}
        title={t('blockSwitch')}
        end={
          <Switch
            label={t('blockSwitch')}
            checked={isBlocked}
            disabled={isBusy}
            onChange={(isWanted) => {
              if (isWanted) openSheet(blockDialog, { userID, name });
              else void unblock();
            }}
          />
        }
      />
      {problem && (
        <div className={css.problem}>
          <VerbProblem problem={problem} />
        </div>
      )}
    </>
  );
}
