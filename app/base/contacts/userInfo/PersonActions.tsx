import { MessageCircle, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { acceptFriendApplication } from '../../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToConversation, pathToFriendVerify } from '../../../core/navigation/paths.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Offer } from './offersOf.ts';
import * as css from './PersonActions.css.ts';
import { PersonStanding } from './PersonStanding.tsx';
import type { ShownPerson } from './personOf.ts';

type Props = {
  person: ShownPerson;
  known: KnownRelation;
  offered: ReadonlySet<Offer>;
};

/** How one stands with somebody, and the buttons for what one most likely wants next. */
export function PersonActions({ person, known, offered }: Props) {
  const { t } = useTranslation('contacts.person');
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePersonVerb();
  const { userID } = person;
  const accept = async (): Promise<void> => {
    const done = await run(acceptFriendApplication, { toUserID: userID, handleMsg: '' });
    if (done) showToast(t('accepted'), { done: true });
  };
  const peer = { sessionType: sessionType.single, userID } as const;
  const isFirst = !offered.has('accept') && !offered.has('add');
  return (
    <div className={css.actions}>
      <PersonStanding known={known} />
      {offered.has('accept') && (
        <Button wide busyLabel={isBusy ? t('accepting') : undefined} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      )}
      <VerbProblem problem={problem} />
      {offered.has('add') && (
        <Button wide glyph={UserPlus} onClick={() => navigate(pathToFriendVerify(userID))}>
          {known.relation === 'sent' ? t('sendAgain') : t('addFriend')}
        </Button>
      )}
      {offered.has('message') && (
        <Button
          wide
          look={isFirst ? 'primary' : 'second'}
          glyph={MessageCircle}
          onClick={() => navigate(pathToConversation(conversationIdOf(peer)))}
        >
          {t('message')}
        </Button>
      )}
      {offered.has('edit') && (
        <Button wide look="second" onClick={() => navigate(paths.editInformation)}>
          {t('editProfile')}
        </Button>
      )}
    </div>
  );
}
