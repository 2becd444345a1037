import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { PeopleDrawing } from '../../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** In place of the friends of somebody who has none: what to do first. */
export function NoFriends() {
  const { t } = useTranslation('contacts.list');
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={t('noFriendsTitle')}
      sentence={t('noFriendsSentence')}
      action={
        <Button size="small" glyph={UserPlus} onClick={() => navigate(paths.addFriend)}>
          {t('addFriend')}
        </Button>
      }
    />
  );
}
