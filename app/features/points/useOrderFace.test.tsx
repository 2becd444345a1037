// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { calls } from '../../contract/calls.ts';
import { coinTypes } from '../../contract/points/coinRecord.ts';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import exchangeLabels from '../../locales/en-US/exchange.labels.json';
import pointsLabels from '../../locales/en-US/points.labels.json';
import { feature as exchange } from '../exchange/feature.tsx';
import { feature as recharge } from '../recharge/feature.tsx';
import { feature } from './feature.tsx';
import { useOrderFace } from './useOrderFace.ts';

function Names() {
  const faceOf = useOrderFace();
  const types = ['exchange', 'grant', 'recharge'] as const;
  return types.map(faceOf).map(({ name, returnName }) => (
    <p key={name}>
      {name}, {returnName}
    </p>
  ));
}

let screen: ShownScreen;
afterEach(() => screen.close());

it('names what went out, what came back, and a kind that nobody names', async () => {
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [feature, exchange], isIncomplete: false }} areas={[]}>
      <Names />
    </FeaturesProvider>,
    {},
  );
  const { grant, other } = pointsLabels;
  expect([...document.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
    `${exchangeLabels.order}, ${exchangeLabels.returned}`,
    `${grant}, ${grant}`,
    `${other}, ${other}`,
  ]);
});

it('has one name for every kind of movement, and a call under a key for what a person sends', () => {
  const kinds = [feature, exchange, recharge].flatMap(({ slots }) => slots?.['points.order'] ?? []);
  expect(kinds.flatMap(({ types }) => types).sort()).toEqual([...coinTypes].sort());
  const sent = kinds.flatMap((kind) => kind.sent?.by ?? []);
  const underKey = calls.filter(({ idempotency }) => idempotency === 'key').map(({ name }) => name);
  expect(sent).toHaveLength(2);
  expect(underKey).toEqual(expect.arrayContaining(sent));
});
