import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { pathToReport } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { blockDialog } from '../../../parts/relation/blockDialog.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './SafetyLine.css.ts';

/**
 * What protects people (design, section 9.7), above the first message. With somebody who is no
 * friend, also the ways to block and to report them.
 */
export function SafetyLine({ personID }: { personID: string }) {
  const { t } = useTranslation('chat.conversation');
  const openSheet = useOpenSheet();
  const { friend, isBlocked, isLoaded } = useRelation()(personID);
  const isSupport = useSupport(personID) !== null;
  const row = useConversationRow(
    conversationIdOf({ sessionType: sessionType.single, userID: personID }),
  );
  const name = usePersonName()({ userID: personID, nickname: row?.showName ?? '' });
  return (
    <div className={css.safety}>
      <Icon of={ShieldCheck} size={18} />
      <p>{t('safetyLine')}</p>
      {isLoaded && friend === null && !isSupport && (
        <div className={css.actions}>
          {!isBlocked && (
            <button
              type="button"
              className={css.action}
              onClick={() => openSheet(blockDialog, { userID: personID, name })}
            >
              {t('block')}
            </button>
          )}
          <Link to={pathToReport(personID)} className={css.action}>
            {t('report')}
          </Link>
        </div>
      )}
    </div>
  );
}
