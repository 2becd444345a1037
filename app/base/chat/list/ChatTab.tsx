import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { RootScreen } from '../../../core/screen/RootScreen.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import { PlayingPlace } from '../../../parts/voice/PlayingPlace.tsx';
import { SearchLink } from '../../../ui/SearchLink.tsx';
import { NotKeptLine } from '../status/NotKeptLine.tsx';
import * as css from './ChatTab.css.ts';
import { ConnectionWords } from './ConnectionWords.tsx';
import { ConversationList } from './ConversationList.tsx';
import { TitleActions } from './TitleActions.tsx';
import { VisitorChats } from './VisitorChats.tsx';

/** The start page of a member: every conversation. A visitor is told what it takes. */
export function ChatTab() {
  const { t } = useTranslation(['chat.list', 'shell.frame']);
  const isMember = useAtomValue(isMemberAtom);
  if (!isMember) {
    return (
      <RootScreen title={t('shell.frame:chatsTab')}>
        <VisitorChats />
      </RootScreen>
    );
  }
  return (
    <RootScreen
      title={t('shell.frame:chatsTab')}
      right={
        <>
          <ConnectionWords />
          <TitleActions />
        </>
      }
    >
      <SearchLink label={t('search')} to={paths.search} />
      <NotKeptLine />
      <div className={css.playing}>
        <PlayingPlace />
      </div>
      <ConversationList />
    </RootScreen>
  );
}
