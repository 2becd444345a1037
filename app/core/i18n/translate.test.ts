import { expect, it } from 'vitest';
import list from '../../locales/en-US/chat.list.json';
import common from '../../locales/en-US/common.json';
import words from '../../locales/en-US/exchange.words.json';
import money from '../../locales/en-US/points.money.json';
import { createI18n } from './createI18n.ts';
import type { CountedTextKey, TextKey } from './textKey.ts';
import type { KeyOf, Namespaces, Translate } from './translate.ts';

const bundles = {
  common,
  'chat.list': list,
  'exchange.words': words,
  'points.money': money,
};
const translator = createI18n('en-US', bundles);

/** As `useTranslation`, which looks up in the first namespace. */
function textsOf<const Of extends Namespaces>(namespaces: Of): Translate<Of> {
  const [first = ''] = [namespaces].flat();
  return translator.getFixedT(null, first as string) as unknown as Translate<Of>;
}

/** What the compiler refuses below is what people would not see: the empty text, or a gap left open. */
const unseen = '';

it('knows the texts of its namespace and of the common one by their keys', () => {
  const t = textsOf('exchange.words');
  expect([t('fee'), t('back')]).toEqual(['Fee', 'Back']);
  // @ts-expect-error Nobody wrote this text.
  expect(t('nobodyWroteThis')).toBe(unseen);
  // @ts-expect-error It is a text of another namespace.
  expect(t('draftTag')).toBe(unseen);
  // @ts-expect-error A plural has no text without its number.
  expect(() => t('cardCount_many')).not.toThrow();
});

it('knows those of the other namespaces behind their name, of no others', () => {
  const t = textsOf(['exchange.words', 'points.money']);
  expect([t('fee'), t('exchange.words:fee'), t('points.money:today')]).toEqual([
    'Fee',
    'Fee',
    'Today',
  ]);
  // @ts-expect-error It is a text of the second, without its name.
  expect(t('today')).toBe(unseen);
  // @ts-expect-error There is no such text in the second.
  expect(t('points.money:fee')).toBe(unseen);
  // @ts-expect-error The namespace is not among those named.
  expect(() => t('chat.list:draftTag')).not.toThrow();
});

it('wants a value for each gap, and no others', () => {
  const t = textsOf(['exchange.words', 'points.money']);
  expect(t('endingIn', { last4: '0042' })).toBe('Ending in 0042');
  expect(t('points.money:lastDays', { days: 7 })).toBe('Last 7 days');
  expect(t('qrCodeOf', { address: 'x' })).toBe('QR code of x');
  // @ts-expect-error The gap is left open.
  expect(t('endingIn')).toContain('{{');
  // @ts-expect-error The gap is left open.
  expect(t('points.money:lastDays')).toContain('{{');
  // @ts-expect-error The value has another name.
  expect(t('endingIn', { last: '0042' })).toContain('{{');
  // @ts-expect-error The value is for no gap.
  expect(t('endingIn', { last4: '0042', first: '1' })).toBe('Ending in 0042');
  // @ts-expect-error The text has no gap.
  expect(t('fee', { last4: '0042' })).toBe('Fee');
  // @ts-expect-error Nobody says this of nothing.
  expect(t('qrCodeOf', { address: null })).toBe('QR code of ');
});

it('wants the number of a plural, as a number', () => {
  const t = textsOf('exchange.words');
  expect([t('cardCount', { count: 1 }), t('cardCount', { count: 2 })]).toEqual([
    '1 card',
    '2 cards',
  ]);
  // @ts-expect-error The number is missing.
  expect(t('cardCount')).not.toBe('1 card');
  // @ts-expect-error Words choose no plural.
  expect(t('cardCount', { count: '1' })).toBeTypeOf('string');
});

it('wants for a key that is chosen what each of them needs', () => {
  const t = textsOf('exchange.words');
  const chosen: 'endingIn' | 'cardHeld' | 'fee' = 'endingIn' as 'endingIn' | 'cardHeld' | 'fee';
  expect(t(chosen, { last4: '0042', time: 'noon' })).toBe('Ending in 0042');
  // @ts-expect-error One of them needs a time.
  expect(t(chosen, { last4: '0042' })).toBe('Ending in 0042');
  // @ts-expect-error Two of them need a value.
  expect(t(chosen)).toContain('{{');
  const plain: KeyOf<'exchange.words'> = 'fee';
  expect(t(plain)).toBe('Fee');
});

it('tells keys that are data apart by their gaps', () => {
  const keys: TextKey[] = ['exchange.words:fee', 'common:back'];
  const counted: CountedTextKey[] = ['exchange.words:cardCount'];
  const timed: KeyOf<'exchange.words', { time: string }>[] = ['cardHeld', 'fee'];
  // @ts-expect-error There is no such text.
  keys.push('exchange.words:nobodyWroteThis');
  // @ts-expect-error Nobody fills its gap.
  keys.push('exchange.words:endingIn');
  // @ts-expect-error It has no number.
  counted.push('exchange.words:fee');
  // @ts-expect-error Its gap is another.
  timed.push('endingIn');
  expect([keys, counted, timed].flat()).toHaveLength(9);
});
