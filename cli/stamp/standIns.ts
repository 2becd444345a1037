import type { BrandData } from '../../app/brand/data.ts';
import type { LocaleId } from '../../app/brand/locales.ts';

/** What a brand says of itself on its first screen. Brands that differ in nothing else share the markup. */
type OwnWords = Record<'name' | 'description' | 'icon' | 'termsUrl' | 'privacyUrl', string>;

/** No text has these brackets; in an address they become other characters, by which it is known there. */
const standIn = (field: keyof OwnWords): string => `⟦${field}⟧`;
const places = /⟦(\w+)⟧|%E2%9F%A6(\w+)%E2%9F%A7/g;

function ownWords({ name, description, locale: own, icon, operator }: BrandData, locale: LocaleId) {
  const words: OwnWords = {
    name: name[locale] ?? name[own] ?? '',
    description: description[locale] ?? description[own] ?? '',
    icon,
    termsUrl: operator?.termsUrl ?? '',
    privacyUrl: operator?.privacyUrl ?? '',
  };
  // A description that only repeats the name is not shown.
  return { words, isDescribed: words.description !== words.name };
}

/** @returns the data with marks in place of the brand's own words. */
export function withStandIns(data: BrandData, locale: LocaleId): BrandData {
  const { isDescribed } = ownWords(data, locale);
  const inLanguages = (text: string) => ({ [data.locale]: text, [locale]: text });
  const { operator } = data;
  return {
    ...data,
    name: inLanguages(standIn('name')),
    description: inLanguages(standIn(isDescribed ? 'description' : 'name')),
    icon: standIn('icon'),
    operator: operator && {
      ...operator,
      termsUrl: standIn('termsUrl'),
      privacyUrl: standIn('privacyUrl'),
    },
  };
}

/** @returns all that decides the markup of a first screen with stand-ins: equal keys, equal markup. */
export function firstScreenKey(data: BrandData, locale: LocaleId): string {
  const { features, locales, demo, operator } = data;
  const { isDescribed } = ownWords(data, locale);
  const age = operator?.minimumAge ?? null;
  return JSON.stringify([locale, features, locales, demo, operator !== null, age, isDescribed]);
}

/** Puts a brand's own words where the marks are, escaped as React does. */
export function fillStandIns(markup: string, data: BrandData, locale: LocaleId): string {
  const { words } = ownWords(data, locale);
  return markup.replace(places, (_, inText?: keyof OwnWords, inAddress?: keyof OwnWords) =>
    escaped(inText ? words[inText] : encodeURIComponent(words[inAddress as keyof OwnWords])),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
