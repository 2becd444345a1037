import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { givenNameOf, type NamedPerson, shortIdOf } from './personName.ts';
import { supportIdAtom } from './supportIdAtom.ts';

/**
 * @returns says how a person is called: the brand's support by the brand, others by `givenNameOf`,
 * those without a name by the end of their id. Inside a sentence without elements the name goes
 * through `isolated`.
 */
export function usePersonName(): (person: NamedPerson) => string {
  const { t } = useTranslation('common.person');
  const { text, name } = useBrand();
  const supportId = useAtomValue(supportIdAtom);
  const brandName = text(name);
  return useCallback(
    (person) => {
      const { userID } = person;
      if (userID !== '' && userID === supportId) return t('supportName', { name: brandName });
      const given = givenNameOf(person);
      if (given !== '') return given;
      const id = shortIdOf(userID);
      return id === '' ? t('someone') : t('user', { id });
    },
    [t, brandName, supportId],
  );
}
