import type { ComponentProps } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Seal } from '../../ui/Seal.tsx';

/** The seal beside the name of the brand's own account. */
export function OfficialSeal({ on }: Pick<ComponentProps<typeof Seal>, 'on'>) {
  const { t } = useTranslation('common.person');
  return <Seal label={t('official')} {...(on && { on })} />;
}
