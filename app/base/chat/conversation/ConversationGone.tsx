import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';

const notice = {
  load: async () => (await import('./GoneNotice.tsx')).GoneNotice,
};

type Props = {
  /** There is no connection to ask for it: it may be there all the same. */
  isAway?: boolean;
};

/** For an address that names no conversation of this account. */
export function ConversationGone({ isAway = false }: Props) {
  const { t } = useTranslation('chat.conversation');
  return (
    <SubScreen title={t(isAway ? 'chatAwayTitle' : 'chatGoneTitle')} parent={paths.chat} quiet>
      <LazyPart source={notice} props={{ isAway }} />
    </SubScreen>
  );
}
