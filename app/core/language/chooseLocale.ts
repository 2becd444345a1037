import type { LocaleId } from '../../brand/locales.ts';

type Offer = { locale: LocaleId; locales: readonly LocaleId[] };

/**
 * The language to start in: the one chosen before, else the first the browser prefers that the
 * brand offers, else the brand's own.
 * @param preferred BCP 47 tags in order of preference.
 */
export function chooseLocale(
  stored: string | null,
  preferred: readonly string[],
  offer: Offer,
): LocaleId {
  const chosen = offer.locales.find((id) => id === stored);
  if (chosen) return chosen;
  for (const tag of preferred) {
    const match = matchLocale(tag, offer.locales);
    if (match) return match;
  }
  return offer.locale;
}

function matchLocale(tag: string, offered: readonly LocaleId[]): LocaleId | undefined {
  const parts = tag.toLowerCase().split('-');
  if (parts[0] !== 'zh') return offered.find((id) => id.slice(0, 2) === parts[0]);
  // Regions tell the script where the tag does not: CLDR likely subtags.
  const isTraditional =
    parts.includes('hant') ||
    (!parts.includes('hans') && ['tw', 'hk', 'mo'].some((region) => parts.includes(region)));
  const first: LocaleId = isTraditional ? 'zh-HANT' : 'zh-CN';
  return offered.find((id) => id === first) ?? offered.find((id) => id.startsWith('zh'));
}
