import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { FindPeople } from './FindPeople.tsx';

const scanner = {
  load: async () => (await import('./ScanFriend.tsx')).ScanFriend,
};
const ownCode = {
  load: async () => (await import('./OwnCode.tsx')).OwnCode,
};
const noProps = {};

/** /pages/chat/add-friend: by name or id, with `view=scan` by a code, with `view=code` one's own code. */
export function AddFriendScreen() {
  const { t } = useTranslation('contacts.addFriend');
  const [search] = useSearchParams();
  switch (search.get('view')) {
    case 'scan':
      return (
        <SubScreen title={t('scan')} parent={paths.addFriend}>
          <LazyPart source={scanner} props={noProps} />
        </SubScreen>
      );
    case 'code':
      return (
        <SubScreen title={t('ownCode')} parent={paths.addFriend}>
          <LazyPart source={ownCode} props={noProps} />
        </SubScreen>
      );
    default:
      return (
        <SubScreen title={t('title')} parent={paths.chat}>
          <FindPeople />
        </SubScreen>
      );
  }
}
