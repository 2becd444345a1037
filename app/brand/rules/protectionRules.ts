import { type FeatureId, keptFeatures } from '../features.ts';
import type { Finding } from '../finding.ts';
import { jsonPath } from '../jsonPath.ts';
import { makeFinding } from '../makeFinding.ts';
import type { BrandSource, Operator } from '../schema.ts';
import { hostKind, parseAddress } from './address.ts';
import { countryCodes } from './countries.data.ts';

const adultAge = 18;
const payingFeatures: readonly FeatureId[] = ['recharge', 'exchange'];

/** The rules that protect the people who use a brand. None can be switched off. */
export function* protectionRules(source: BrandSource): Generator<Finding> {
  const kept = keptFeatures(source.exclude ?? []);
  const paying = payingFeatures.filter((id) => kept.includes(id));
  const risky = (['game', 'recharge', 'exchange', 'dating'] as const).filter((id) =>
    kept.includes(id),
  );
  const { operator } = source;
  const demo = source.demo ?? false;

  const withDating = risky.filter((id) => id !== 'dating');
  if (kept.includes('dating') && withDating.length > 0) {
    yield makeFinding(
      'dating-with-money',
      ['exclude'],
      `The brand keeps dating together with ${listed(withDating)}.`,
      `Add "dating" to exclude, or add ${quoted(withDating)}.`,
    );
  }
  if (!demo && risky.length > 0 && !operator) {
    yield makeFinding(
      'operator-missing',
      ['operator'],
      `A brand with ${listed(risky)} must say who runs it; operator is missing.`,
      'Add operator with all its fields, or exclude these features.',
    );
  }
  if (!demo && kept.includes('game') && paying.length > 0 && !operator?.licences?.length) {
    yield makeFinding(
      'licence-missing',
      operator ? ['operator', 'licences'] : ['operator'],
      `A game together with ${listed(paying)} needs a licence; operator.licences is empty.`,
      `Add the licence, or exclude game, or exclude ${listed(paying)}.`,
    );
  }
  if (operator && risky.length > 0 && operator.minimumAge < adultAge) {
    yield makeFinding(
      'minimum-age',
      ['operator', 'minimumAge'],
      `A brand with ${listed(risky)} is for adults, but operator.minimumAge is ${operator.minimumAge}.`,
      `Write ${adultAge} or more, or exclude these features.`,
    );
  }
  if (operator) yield* operatorRules(operator, demo);
}

function* operatorRules(operator: Operator, demo: boolean): Generator<Finding> {
  const { supportContact } = operator;
  yield* countryRule(operator.country, ['operator', 'country']);
  const isMail = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(supportContact);
  if (!isMail && !supportContact.startsWith('https://')) {
    yield makeFinding(
      'support-contact',
      ['operator', 'supportContact'],
      `operator.supportContact "${supportContact}" is neither an e-mail address nor an https address.`,
      'Write e.g. "support@brand.com" or "https://brand.com/support".',
    );
  } else if (!isMail) {
    yield* addressRule(supportContact, ['operator', 'supportContact'], demo);
  }
  for (const key of ['termsUrl', 'privacyUrl', 'complaintsUrl'] as const) {
    yield* addressRule(operator[key], ['operator', key], demo);
  }
  for (const [index, licence] of (operator.licences ?? []).entries()) {
    const path = ['operator', 'licences', index];
    yield* addressRule(licence.registerUrl, [...path, 'registerUrl'], demo);
    for (const [place, code] of licence.territories.entries()) {
      yield* countryRule(code, [...path, 'territories', place]);
    }
  }
}

function* countryRule(code: string, path: Finding['path']): Generator<Finding> {
  if (countryCodes.has(code)) return;
  yield makeFinding(
    'country-unknown',
    path,
    `${jsonPath(path)} "${code}" is not a country of ISO 3166-1.`,
    'Write the two-letter code of a country, e.g. "ES" or "MY".',
  );
}

function* addressRule(text: string, path: Finding['path'], demo: boolean): Generator<Finding> {
  const host = /^https:\/\/([^/?#:]+)/.exec(text.toLowerCase())?.[1] ?? '';
  const address = parseAddress(`https://${host}`);
  if (address && (demo || hostKind(host) === 'public')) return;
  yield makeFinding(
    'address-unreachable',
    path,
    `${jsonPath(path)} leads to "${host}", which nobody can open.`,
    'Write the https address of a public page, with its host in letters a to z, digits and hyphens.',
  );
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function quoted(items: readonly string[]): string {
  return listed(items.map((item) => `"${item}"`));
}
