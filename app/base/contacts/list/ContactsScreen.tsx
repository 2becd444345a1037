import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ContactRows } from './ContactRows.tsx';
import { FriendList } from './FriendList.tsx';

/** /pages/chat/contacts: friends by letter, and the way to those who asked to be one. */
export function ContactsScreen() {
  const { t } = useTranslation(['contacts.list', 'shell.frame']);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  return (
    <SubScreen
      title={t('shell.frame:contacts')}
      parent={paths.chat}
      right={
        <IconButton
          label={t('addFriend')}
          glyph={UserPlus}
          onClick={() => navigate(paths.addFriend)}
        />
      }
    >
      <SearchField
        label={t('searchFriends')}
        clearLabel={t('clearSearch')}
        value={query}
        onChange={setQuery}
      />
      {query.trim() === '' && <ContactRows />}
      <FriendList query={query} />
    </SubScreen>
  );
}
