import type { LocaleId } from '../../app/brand/locales.ts';
import { brandName, type SandboxBrand } from '../brands.ts';
import type { Queries } from '../database/database.ts';
import { localeNamed } from '../http/requestLocale.ts';
import type { Services } from '../services.ts';
import { sendWords } from '../sms/sms.ts';
import { smsTexts } from '../sms/smsTexts.data.ts';
import { maskPhone } from './maskPhone.ts';

type Change = { brand: SandboxBrand; before: string | null; after: string };

/**
 * Says by SMS that an account has another number: to the number it has now in the language of who
 * changed it, to the one it had before in the brand's, which a stranger does not choose.
 */
export async function tellPhones(
  tx: Queries,
  services: Services & { locale: LocaleId },
  { brand, before, after }: Change,
): Promise<void> {
  const say = (phone: string, kind: keyof typeof smsTexts, locale: LocaleId) => {
    const values: Record<string, string> = {
      brand: brandName(brand, locale),
      phone: maskPhone(after),
    };
    const words = smsTexts[kind][locale].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
    return sendWords(tx, services, { packageId: brand.packageId, phone, words });
  };
  if (before !== null) await say(before, 'phoneReplaced', localeNamed(brand.locale) ?? 'en-US');
  await say(after, 'phoneAdded', services.locale);
}
