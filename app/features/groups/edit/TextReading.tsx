import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useMember } from '../../../core/messaging/hooks/useMembers.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import type { EditedText } from '../paths.ts';
import * as css from './edit.css.ts';
import { editedTexts } from './editedTexts.ts';

type Props = { group: GroupInfo; text: EditedText };

/** A text as those read it who may not change it. */
export function TextReading({ group, text }: Props) {
  const { t } = useTranslation('groups.edit');
  const value = editedTexts[text].valueOf(group, null, '').trim();
  return (
    <article className={css.reading}>
      {value ? (
        <p className={css.words} dir="auto">
          {value}
        </p>
      ) : (
        <p className={css.nothing}>{t('nothing')}</p>
      )}
      {value && text === 'announcement' && <WrittenBy group={group} />}
    </article>
  );
}

/** Who wrote the announcement, and when. */
export function WrittenBy({ group }: Pick<Props, 'group'>) {
  const { t } = useTranslation('groups.edit');
  const { groupID, notificationUserID: userID, notificationUpdateTime } = group;
  const member = useMember(groupID, userID);
  const nameOf = usePersonName();
  const tag = useLanguageTag();
  if (userID === '' || notificationUpdateTime === 0) return null;
  const name = nameOf(member ?? { userID, nickname: '' });
  return (
    <p className={css.written}>
      {t('writtenBy', {
        name: isolated(name),
        when: momentTime(notificationUpdateTime * 1000, tag),
      })}
    </p>
  );
}
