import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToUserInfo } from '../../../core/navigation/paths.ts';
import type { Relation } from '../../../parts/relation/relationOf.ts';
import { Button } from '../../../ui/Button.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Props = { userID: string; reason: Relation | 'blocked' };

/** Why somebody cannot be asked to become a friend; leads to their page. */
export function NotToBeAsked({ userID, reason }: Props) {
  const { t } = useTranslation('contacts.addFriend');
  const navigate = useNavigate();
  const words: Readonly<Partial<Record<Props['reason'], { title: string; sentence: string }>>> = {
    friend: { title: t('alreadyFriends'), sentence: t('alreadyFriendsSentence') },
    received: { title: t('asks'), sentence: t('asksSentence') },
    blocked: { title: t('blockedNow'), sentence: t('blockedNowSentence') },
  };
  const shown = words[reason];
  const isPerson = shown !== undefined && userID !== '';
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={isPerson ? shown.title : t('nobodyTitle')}
      sentence={isPerson ? shown.sentence : t('nobodyToAsk')}
      action={
        <Button
          look="second"
          size="small"
          onClick={() => navigate(isPerson ? pathToUserInfo(userID) : paths.addFriend)}
        >
          {isPerson ? t('toProfile') : t('title')}
        </Button>
      }
    />
  );
}
