import type { VerifyType } from '../../app/contract/fields/verification.ts';
import type { VerifyScene } from '../calls/ports.ts';

/** What each demo brand asks for; between them they show every type in every scene it can have. */
export const verifyTypesByBrand: Readonly<
  Record<string, Readonly<Partial<Record<VerifyScene, VerifyType>>>>
> = {
  quedu: { login: 'image', register: 'image', forget: 'image', sms: 'none' },
  chaojian: { login: 'verify5', register: 'verify5', forget: 'verify5', sms: 'verify5' },
  clatter: { login: 'none', register: 'image', forget: 'none', sms: 'verify5' },
  anjung: { login: 'verify5', register: 'none', forget: 'none', sms: 'image' },
  dieu: { login: 'none', register: 'verify5', forget: 'image', sms: 'none' },
  verbena: { login: 'none', register: 'none', forget: 'verify5', sms: 'verify5' },
};
