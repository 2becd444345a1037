import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { blockSource } from '../../../parts/relation/blockSource.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as css from './ReportSent.css.ts';

type Props = { userID: string; name: string; isBlocked: boolean };

/** Says that a report arrived, and asks whether to block the person as well. */
export function ReportSent({ userID, name, isBlocked }: Props) {
  const { t } = useTranslation('contacts.report');
  const back = useBack(pathToUserInfo(userID));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div role="status" className={css.sent}>
      <EmptyState
        drawing={<LostDrawing />}
        title={t('sentTitle')}
        sentence={t('sentSentence')}
        action={
          <div className={css.buttons}>
            {!isBlocked && (
              <Button look="danger" size="small" onClick={() => setIsAsking(true)}>
                {t('blockToo')}
              </Button>
            )}
            <Button look="second" size="small" onClick={back}>
              {t('done')}
            </Button>
          </div>
        }
      />
      {isAsking && (
        <LazyPart
          source={blockSource}
          props={{ userID, name, onClose: () => setIsAsking(false) }}
          placeholder={null}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
