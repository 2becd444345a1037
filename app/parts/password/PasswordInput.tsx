import { useTranslation } from '../../core/i18n/translation.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

type Props = Omit<Parameters<typeof PasswordField>[0], 'showLabel' | 'hideLabel'>;

/** A password field with its own two labels. `autoComplete` tells password managers which it is. */
export function PasswordInput(props: Props) {
  const { t } = useTranslation();
  return <PasswordField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />;
}
