import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { birthdayOf } from './birthdayOf.ts';
import * as css from './PersonDetails.css.ts';
import type { ShownPerson } from './personOf.ts';

/** Characters of an address or a number. */
const longest = 120;

/** The id, to be copied; of a friend also what the gateway gives. */
export function PersonDetails({ person }: { person: ShownPerson }) {
  const { t } = useTranslation('contacts.person');
  const copy = useCopy();
  const tag = useLanguageTag();
  const { userID, friend } = person;
  const gender = friend?.gender === 1 ? t('man') : friend?.gender === 2 ? t('woman') : '';
  const rows = [
    [t('gender'), gender],
    [t('birthday'), birthdayOf(friend?.birth ?? 0, tag)],
    [t('phone'), plainLine(friend?.phoneNumber ?? '', longest)],
    [t('email'), plainLine(friend?.email ?? '', longest)],
  ] as const;
  return (
    <List label={t('details')}>
      <ListRow
        title={t('id')}
        value={<bdi translate="no">{plainLine(userID, longest)}</bdi>}
        actsHere
        end={<span className={css.copy}>{t('copy')}</span>}
        onClick={() => void copy(userID)}
      />
      {rows.map(
        ([title, value]) =>
          value !== '' && <ListRow key={title} title={title} value={<bdi>{value}</bdi>} />,
      )}
    </List>
  );
}
