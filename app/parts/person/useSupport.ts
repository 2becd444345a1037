import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../core/brand/brand.tsx';
import { supportIdAtom } from './supportIdAtom.ts';

export type Support = {
  /** In the reader's language. */
  name: string;
  /** Address of the brand's logo. */
  logo: string;
};

/**
 * @param userID of somebody; empty for nobody.
 * @returns how the brand's support is shown where this is its account, else null. The account is
 * known by its id alone: a name or a photo can be anybody's.
 */
export function useSupport(userID: string): Support | null {
  const { t } = useTranslation('common.person');
  const { text, name, icon } = useBrand();
  const supportId = useAtomValue(supportIdAtom);
  if (userID === '' || userID !== supportId) return null;
  return { name: t('supportName', { name: text(name) }), logo: icon };
}
