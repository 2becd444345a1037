import { useTranslation } from '../../core/i18n/translation.tsx';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import type { ImageCodeProps } from './ImageCodeField.tsx';
import type { Verification } from './useVerification.ts';

const imageCode: PartSource<ImageCodeProps> = {
  load: async () => (await import('./ImageCodeField.tsx')).ImageCodeField,
};

type Props = Omit<ImageCodeProps, 'picture' | 'onRenew'> & { verification: Verification };

/** The field for the characters of a picture; nothing where no picture has to be read. */
export function VerificationField({ verification, ...props }: Props) {
  const { t } = useTranslation();
  const { picture, renew } = verification;
  if (!picture) return null;
  return (
    <LazyPart
      source={imageCode}
      props={{ ...props, picture, onRenew: renew }}
      // The picture and its field are about as high as two fields.
      placeholder={<FormSkeleton fields={2} label={t('loading')} />}
    />
  );
}
