import fc from 'fast-check';
import { type DeviceDeed, deviceDeeds } from '../deviceDeeds.ts';
import { type OrderDeed, orderDeeds } from '../orderScreens.ts';
import { type RequestFate, requestFates } from './faultyFetch.ts';
import { type OperatorDeed, operatorDeeds } from './moneyOperator.ts';
import type { OrderCall } from './moneyPerson.ts';

/** What else happens to people, their browser, the lines and the server. */
export const worldDeeds = [
  'kill',
  /** The page dies at one of the next things it waits for, and is opened anew when somebody comes back to it. */
  'die-soon',
  'switch',
  'log-out',
  'log-in',
  'log-in-elsewhere',
  'store-breaks',
  'store-heals',
  'sleep-hours',
  'sleep-days',
  'clock-ahead',
  'clock-back',
  'line-down',
  'lines-up',
  'restart',
  'change-pin',
  'mistype-pin',
  'reset-pin',
  'add-card',
  'remove-card',
  'read-wallet',
  'read-rate',
] as const;
export type WorldDeed = (typeof worldDeeds)[number];
export type Deed = OrderDeed | DeviceDeed | OperatorDeed | WorldDeed;

/** One thing that happens, and how long nothing else does afterwards, in milliseconds. */
export type MoneyStep = {
  /** In which of three tabs. */
  tab: 0 | 1 | 2;
  call: OrderCall;
  do: Deed;
  /** Chooses among what there is. */
  pick: number;
  wait: number;
};

const weights: Partial<Record<Deed, number>> = {
  order: 20,
  'order-wrong': 3,
  open: 3,
  'send-twice': 2,
  'send-now': 5,
  'send-wrong': 2,
  drop: 4,
  check: 2,
  kill: 3,
  'die-soon': 4,
  approve: 14,
  refuse: 3,
  both: 2,
  give: 2,
  online: 2,
  show: 2,
  'store-heals': 3,
  'lines-up': 2,
  'log-in': 3,
  'read-wallet': 5,
  restart: 2,
};

const deed = fc.oneof(
  ...[...orderDeeds, ...deviceDeeds, ...operatorDeeds, ...worldDeeds].map((one) => ({
    weight: weights[one] ?? 1,
    arbitrary: fc.constant<Deed>(one),
  })),
);

const fate = fc.oneof(
  { weight: 7, arbitrary: fc.constant<RequestFate>('served') },
  { weight: 6, arbitrary: fc.constantFrom<RequestFate>(...requestFates) },
  {
    weight: 4,
    arbitrary: fc.record({
      at: fc.integer({ min: 1, max: 30 }),
      how: fc.constantFrom<'fails' | 'dies'>('fails', 'dies'),
    }),
  },
);

/** @param length how many things happen */
export function moneySchedule(length: number) {
  return fc.record({
    fates: fc.array(fate, { minLength: 1, maxLength: 30 }),
    losses: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
    /** Points people begin with, in hundredths. */
    opening: fc.integer({ min: 0, max: 150_000 }),
    steps: fc.array(
      fc.record<MoneyStep>({
        tab: fc.constantFrom(0, 1, 2),
        call: fc.constantFrom('exchange', 'exchange', 'recharge'),
        do: deed,
        pick: fc.nat(7),
        wait: fc.constantFrom(0, 1, 7, 35, 70, 120, 300, 900, 2_000, 4_500, 40_000, 130_000),
      }),
      { minLength: length, maxLength: length },
    ),
  });
}
export type MoneySchedule =
  ReturnType<typeof moneySchedule> extends fc.Arbitrary<infer Value> ? Value : never;
