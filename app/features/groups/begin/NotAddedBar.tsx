import { useAtom } from 'jotai';
import { UserX, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NotAddedReason } from '../../../contract/groups/createGroup.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { isolated } from '../../../lib/isolated.ts';
import type { ConversationNoticeProps } from '../../../parts/conversation/slots.ts';
import { begunWithout, notAddedAtom } from '../../../parts/groups/begin/notAdded.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { pathToGroup } from '../paths.ts';
import * as css from './NotAddedBar.css.ts';

/** In the order they are said. */
const reasons: readonly NotAddedReason[] = ['unreachable', 'full', 'unknown'];
/** Names said one by one. */
const mostNames = 3;

/** Says who could not be added to a group that was just begun, why, and what to do; until it is closed. */
export function NotAddedBar({ groupID }: ConversationNoticeProps) {
  const { t } = useTranslation(['groups.begin', 'common']);
  const tag = useLanguageTag();
  const nameOf = usePersonName();
  const [all, setAll] = useAtom(notAddedAtom);
  const missing = all.get(groupID) ?? [];
  if (missing.length === 0) return null;
  const close = (): void => {
    begunWithout.delete(groupID);
    setAll(new Map([...all].filter(([id]) => id !== groupID)));
  };
  const sentences = reasons.flatMap((reason) => {
    const people = missing.filter((one) => one.reason === reason);
    if (people.length === 0) return [];
    const named = people.slice(0, mostNames).map((one) => isolated(nameOf(one)));
    const others = people.length - named.length;
    if (others > 0) named.push(t('others', { count: others }));
    const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(named);
    return [{ reason, sentence: t(reason, { names, count: people.length }) }];
  });
  return (
    <section className={css.bar} role="status">
      <span className={css.glyph}>
        <Icon of={UserX} size={20} />
      </span>
      <div className={css.words}>
        {sentences.map(({ reason, sentence }) => (
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
