import { demoRecordKeys } from '../demoRecordKeys.ts';
import { type FeatureId, keptFeatures } from '../features.ts';
import type { Finding } from '../finding.ts';
import { jsonPath } from '../jsonPath.ts';
import { makeFinding } from '../makeFinding.ts';
import type { BrandSource } from '../schema.ts';
import { doubles } from './textRules.ts';
import { isUsableKey } from './usableKey.ts';

type Path = Finding['path'];

/** Features whose records or addresses the device believes only when they are signed. */
const signedFeatures: readonly FeatureId[] = ['recharge-usdt', 'game'];

/** The keys that speak for a brand: for backup lists, and for records of money. */
export function* keyRules(source: BrandSource): Generator<Finding> {
  const { lines, recordKeys = [], demo = false } = source;
  yield* listRules(['lines', 'publicKeys'], lines.publicKeys ?? [], demo);
  yield* listRules(['recordKeys'], recordKeys, demo);
  yield* sharedKeys(source);
  const needing = keptFeatures(source.exclude ?? []).filter((id) => signedFeatures.includes(id));
  if (demo || needing.length === 0 || recordKeys.length > 0) return;
  yield makeFinding(
    'record-keys-missing',
    ['recordKeys'],
    `A brand with ${needing.join(' and ')} must sign what people trust with money; recordKeys is missing.`,
    `Make a key pair with \`brand lines keygen\` and add its public key as recordKeys, or exclude ${needing.join(' and ')}.`,
  );
}

function* listRules(path: Path, keys: readonly string[], demo: boolean): Generator<Finding> {
  yield* doubles('key-duplicate', path, keys);
  for (const [index, key] of keys.entries()) {
    const place = [...path, index];
    if (!isUsableKey(key)) {
      yield makeFinding(
        'key-malformed',
        place,
        `${jsonPath(place)} is not a usable Ed25519 key.`,
        'Paste the public key again, all 44 characters of it.',
      );
    } else if (!demo && demoRecordKeys.some((known) => known === key)) {
      yield makeFinding(
        'key-demo',
        place,
        `${jsonPath(place)} is a demo key: everybody can sign with it.`,
        "Make the brand's own key pair with `brand lines keygen` and write its public key.",
      );
    }
  }
}

/** Who steals the key of backup lists must not be able to say where money goes. */
function* sharedKeys({ lines, recordKeys = [] }: BrandSource): Generator<Finding> {
  const publicKeys = lines.publicKeys ?? [];
  for (const [index, key] of recordKeys.entries()) {
    if (!publicKeys.includes(key)) continue;
    const other = jsonPath(['lines', 'publicKeys', publicKeys.indexOf(key)]);
    yield makeFinding(
      'key-shared',
      ['recordKeys', index],
      `recordKeys[${index}] is ${other} too.`,
      'Make another key pair for recordKeys with `brand lines keygen`, and keep it in another place.',
    );
  }
}
