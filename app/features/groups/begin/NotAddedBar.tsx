import { useAtom } from 'jotai';
import { UserX, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ConversationNoticeProps } from '../../../parts/conversation/slots.ts';
import { begunWithout, notAddedAtom } from '../../../parts/groups/begin/notAdded.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { pathToGroup } from '../paths.ts';
import { useNotAddedSentences } from '../useNotAddedSentences.ts';
import * as css from './NotAddedBar.css.ts';

/** Says who could not be added to a group that was just begun, why, and what to do; until it is closed. */
export function NotAddedBar({ groupID }: ConversationNoticeProps) {
  const { t } = useTranslation(['groups.begin', 'common']);
  const sentencesOf = useNotAddedSentences();
  const [all, setAll] = useAtom(notAddedAtom);
  const missing = all.get(groupID) ?? [];
  if (missing.length === 0) return null;
  const close = (): void => {
    begunWithout.delete(groupID);
    setAll(new Map([...all].filter(([id]) => id !== groupID)));
  };
  return (
    <section className={css.bar} role="status">
      <span className={css.glyph}>
        <Icon of={UserX} size={20} />
      </span>
      <div className={css.words}>
        {sentencesOf(missing).map(({ reason, sentence }) => (
          <p key={reason}>{sentence}</p>
        ))}
        <Link className={css.link} to={pathToGroup('code', groupID)}>
          {t('sendLink')}
        </Link>
      </div>
      <IconButton label={t('common:close')} glyph={X} onClick={close} />
    </section>
  );
}
