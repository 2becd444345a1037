import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** /pages/chat/new-friend: who asked to be a friend, and who was asked. */
export function NewFriendScreen() {
  const { t } = useTranslation('contacts.list');
  const navigate = useNavigate();
  return (
    <SubScreen
      title={t('friendRequests')}
      parent={paths.contacts}
      right={
        <IconButton
          label={t('addFriend')}
          glyph={UserPlus}
          onClick={() => navigate(paths.addFriend)}
        />
      }
    >
      <ApplicationList />
    </SubScreen>
  );
}
