import { useAtomValue } from 'jotai';
import { createContext, memo, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { handleResult, joinSource } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import { handledOf } from '../../../core/messaging/lists/handledOf.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { plainWords } from '../../../lib/plainText.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { DeclineDialog } from '../../../parts/relation/DeclineDialog.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { applicationID } from './applicationRows.ts';
import * as css from './applications.css.ts';
import type { ApplicationAnswers } from './useApplicationAnswers.ts';

/** Characters of a message or a reason; the gateway takes 255. */
const longestWords = 255;

type RowContent = ApplicationAnswers & {
  /** What people go by who are no friends, by id. */
  names: ReadonlyMap<string, string>;
  /** The page is about several groups. */
  namesGroup: boolean;
};

/** The rows of a long list rest: what changes beside them reaches them past it. */
export const RowContext = createContext<RowContent>({
  underWay: new Map(),
  answer: async () => false,
  names: new Map(),
  namesGroup: false,
});

/** One application: who, in what words, how they came, and what can be done or was done. */
export const ApplicationRow = memo(Row);

function Row({ application }: { application: GroupApplication }) {
  const { namesGroup } = useContext(RowContext);
  const tag = useLanguageTag();
  const today = useToday();
  const { userID, nickname, userFaceURL, reqTime, reqMsg } = application;
  const remark = useFriend(userID)?.remark ?? '';
  const person = { userID, nickname, remark, faceURL: userFaceURL };
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  const groupName = useGroupName()(application);
  const time = toMilliseconds(reqTime);
  const message = plainWords(reqMsg, longestWords);
  const isPending = application.handleResult === handleResult.pending;
  return (
    <article className={css.row} aria-label={name}>
      <Link className={css.person} to={pathToUserInfo(userID)}>
        <Avatar {...face} size="s44" />
        <span className={css.words}>
          <span className={css.name} dir="auto" translate="no">
            {name}
          </span>
          {namesGroup && (
            <span className={css.note} dir="auto" translate="no">
              {groupName}
            </span>
          )}
          <Source application={application} />
        </span>
        {time > 0 && (
          <time className={css.time} dateTime={isoMoment(time)}>
            {shortTime(time, today, tag)}
          </time>
        )}
      </Link>
      {message !== '' && (
        <p className={css.message} dir="auto">
          {message}
        </p>
      )}
      {isPending ? <Answers application={application} /> : <Answered application={application} />}
    </article>
  );
}

/** @returns says who somebody is, as far as anybody says: '' where nobody does. */
function useNameOf(): (userID: string) => string {
  const { names } = useContext(RowContext);
  const nameOf = usePersonName();
  return (userID) => {
    const nickname = names.get(userID) ?? '';
    return nickname === '' ? '' : isolated(nameOf({ userID, nickname }));
  };
}

function Source({ application }: { application: GroupApplication }) {
  const { t } = useTranslation('groups.applications');
  const inviter = useNameOf()(application.inviterUserID);
  const sentences: Readonly<Record<number, string>> = {
    [joinSource.search]: t('bySearch'),
    [joinSource.qrCode]: inviter ? t('byCodeOf', { name: inviter }) : t('byCode'),
    [joinSource.invitation]: inviter ? t('invitedBy', { name: inviter }) : t('invited'),
  };
  const sentence = sentences[application.joinSource];
  return sentence && <span className={css.note}>{sentence}</span>;
}

function Answers({ application }: { application: GroupApplication }) {
  const { t } = useTranslation('groups.applications');
  const { underWay, answer } = useContext(RowContext);
  const openSheet = useOpenSheet();
  const name = isolated(usePersonName()(application));
  const given = underWay.get(applicationID(application));
  const decline = (): void =>
    void openSheet(DeclineDialog, {
      words: {
        title: t('declineTitle', { name }),
        reasonField: t('reasonField'),
        reasonHint: t('reasonHint', { name }),
        decline: t('decline'),
        declining: t('declining'),
        answeredMeanwhile: t('answeredMeanwhile'),
      },
      handledAtom: handledOf('groupApplicationsReceived', applicationID(application)),
      decline: (reason) => answer(application, 'decline', reason),
    });
  return (
    <div className={css.actions}>
      <Button
        size="small"
        disabled={given === 'decline'}
        busyLabel={given === 'accept' ? t('accepting') : undefined}
        onClick={() => void answer(application, 'accept')}
      >
        {t('accept')}
      </Button>
      <Button look="neutral" size="small" disabled={given !== undefined} onClick={decline}>
        {t('decline')}
      </Button>
    </div>
  );
}

function Answered({ application }: { application: GroupApplication }) {
  const { t } = useTranslation('groups.applications');
  const selfID = useAtomValue(userIdAtom);
  const { handleUserID, handledMsg } = application;
  const by = useNameOf()(handleUserID);
  const isAccepted = application.handleResult === handleResult.agreed;
  const reason = isAccepted ? '' : plainWords(handledMsg, longestWords);
  const isOther = by !== '' && handleUserID !== selfID;
  const word = isAccepted ? t('accepted') : t('declined');
  const named = isAccepted ? t('acceptedBy', { name: by }) : t('declinedBy', { name: by });
  return (
    <p className={css.answered}>
      <Tag tone={isAccepted ? 'positive' : 'neutral'}>{isOther ? named : word}</Tag>
      {reason !== '' && (
        <span className={css.note}>{t('reason', { reason: isolated(reason) })}</span>
      )}
    </p>
  );
}
