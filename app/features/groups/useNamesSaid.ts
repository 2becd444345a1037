import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { isolated } from '../../lib/isolated.ts';
import { namesInRow } from '../../lib/namesInRow.ts';

/** Names said one by one. */
const mostNames = 3;

/** @returns says several names in a row, and of many how many others there are. */
export function useNamesSaid(): (names: readonly string[]) => string {
  const { t } = useTranslation('groups.begin');
  const tag = useLanguageTag();
  return (names) => {
    const said = names.slice(0, mostNames).map(isolated);
    const count = names.length - said.length;
    return namesInRow(said, count > 0 ? t('others', { count }) : '', tag);
  };
}
