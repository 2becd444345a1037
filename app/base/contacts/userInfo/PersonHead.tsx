import { Link } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToPicture } from '../../../core/navigation/paths.ts';
import { OfficialSeal } from '../../../parts/person/OfficialSeal.tsx';
import { givenNameOf } from '../../../parts/person/personName.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { currentOrigin } from '../../../platform/reload.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import * as css from './PersonHead.css.ts';
import type { ShownPerson } from './personOf.ts';

/** Face, which opens in full where it is a picture, and name; beneath an alias the name they gave themselves. */
export function PersonHead({ person }: { person: ShownPerson }) {
  const { t } = useTranslation('contacts.person');
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  const support = useSupport(person.userID);
  const { userID, nickname } = person;
  const ownName = givenNameOf({ userID, nickname });
  return (
    <div className={css.head}>
      {face.src === null ? (
        <Avatar {...face} size="s64" />
      ) : (
        <Link
          to={pathToPicture(face.src, currentOrigin())}
          className={css.face}
          aria-label={t('viewPhoto')}
        >
          <Avatar {...face} size="s64" />
        </Link>
      )}
      <div className={css.words}>
        <h2 className={css.name}>
          <bdi translate="no">{name}</bdi>
          {support && <OfficialSeal />}
        </h2>
        {!support && ownName !== '' && ownName !== name && (
          <p className={css.detail}>
            {t('nickname')}: <bdi translate="no">{ownName}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
