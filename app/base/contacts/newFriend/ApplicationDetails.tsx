import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { handledOf } from '../../../core/messaging/lists/handledOf.ts';
import { pathToConversation, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useToday } from '../../../core/time/useToday.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { plainWords } from '../../../lib/plainText.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { DeclineDialog } from '../../../parts/relation/DeclineDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as css from './ApplicationDetails.css.ts';
import type { ApplicationRow } from './applicationRows.ts';
import type { Answers } from './useAnswers.ts';

/** Characters of a message or a reason; the gateway takes 255. */
const longestWords = 255;

type Props = { row: ApplicationRow; answers: Answers };

/** All of an application, and what can be done with it. */
export function ApplicationDetails({ row, answers }: Props) {
  const { t } = useTranslation('contacts.newFriend');
  const tag = useLanguageTag();
  const today = useToday();
  const navigate = useNavigate();
  const decline = useDeclining({ row, answers });
  const { application, person, state, direction } = row;
  const time = toMilliseconds(application.createTime);
  const message = plainWords(application.reqMsg, longestWords);
  const reason = plainWords(application.handleMsg, longestWords);
  const underWay = answers.underWay.get(row.id);
  const peer = { sessionType: sessionType.single, userID: person.userID };
  return (
    <div className={css.details}>
      {message && (
        <p className={css.message} dir="auto">
          {message}
        </p>
      )}
      {state !== 'pending' && reason && (
        <p className={css.note}>{t('reason', { reason: isolated(reason) })}</p>
      )}
      {time > 0 && (
        <time className={css.note} dateTime={isoMoment(time)}>
          {shortTime(time, today, tag)}
        </time>
      )}
      <div className={css.actions}>
        {direction === 'received' && state === 'pending' && (
          <>
            <Button
              size="small"
              disabled={underWay === 'decline'}
              busyLabel={underWay === 'accept' ? t('accepting') : undefined}
              onClick={() => void answers.answer(row, 'accept')}
            >
              {t('accept')}
            </Button>
            <Button look="neutral" size="small" disabled={underWay !== undefined} onClick={decline}>
              {t('decline')}
            </Button>
          </>
        )}
        {state === 'added' && (
          <Button
            look="second"
            size="small"
            onClick={() => navigate(pathToConversation(conversationIdOf(peer)))}
          >
            {t('sendMessage')}
          </Button>
        )}
        <Button look="plain" size="small" onClick={() => navigate(pathToUserInfo(person.userID))}>
          {t('viewProfile')}
        </Button>
      </div>
    </div>
  );
}

/** @returns asks once more before it is declined, as long as there is something to decline */
function useDeclining({ row, answers }: Props): () => void {
  const { t } = useTranslation('contacts.newFriend');
  const openSheet = useOpenSheet();
  const name = isolated(usePersonName()(row.person));
  return () =>
    void openSheet(DeclineDialog, {
      words: {
        title: t('declineTitle', { name }),
        reasonField: t('reasonField'),
        reasonHint: t('reasonHint', { name }),
        decline: t('decline'),
        declining: t('declining'),
        answeredMeanwhile: t('answerRefused'),
      },
      handledAtom: handledOf('friendApplicationsReceived', row.id),
      decline: (reason) => answers.answer(row, 'decline', reason),
    });
}
