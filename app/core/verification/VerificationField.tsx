import { LazyPart, type PartSource } from '../lazyPart/LazyPart.tsx';
import type { ImageCodeProps } from './ImageCodeField.tsx';
import type { Verification } from './useVerification.ts';

const imageCode: PartSource<ImageCodeProps> = {
  namespaces: ['form'],
  load: async () => (await import('./ImageCodeField.tsx')).ImageCodeField,
};

type Props = Omit<ImageCodeProps, 'picture' | 'onRenew'> & { verification: Verification };

/** The field for the characters of a picture; nothing where no picture has to be read. */
export function VerificationField({ verification, ...props }: Props) {
  const { picture, renew } = verification;
  if (!picture) return null;
  return <LazyPart source={imageCode} props={{ ...props, picture, onRenew: renew }} />;
}
