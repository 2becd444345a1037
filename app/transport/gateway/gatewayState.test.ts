import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../lib/limits.ts';
import type { GatewayState } from './gatewayClient.ts';
import { type GatewayFact, idleMachine, type Machine, reduceGateway } from './gatewayState.ts';

const conditions = { random: 0.5, isVisible: true, isOnline: true };
const lost = (at: number): GatewayFact => ({ type: 'connection-lost', at, ...conditions });
const given = (facts: readonly GatewayFact[], from: Machine = idleMachine) =>
  facts.reduce(reduceGateway, from);
const toOnline = (at: number): GatewayFact[] => [
  { type: 'socket-opened' },
  { type: 'login-accepted' },
  { type: 'sync-ended', at },
];

const fact: fc.Arbitrary<GatewayFact> = fc.oneof(
  fc.constantFrom<GatewayFact[]>(
    { type: 'started' },
    { type: 'socket-opened' },
    { type: 'login-accepted' },
    { type: 'sync-ended', at: 1_000 },
    { type: 'login-forgotten' },
    { type: 'wait-ended' },
    { type: 'stopped', reason: 'logout' },
    { type: 'stopped', reason: 'kicked' },
    { type: 'closed' },
  ),
  fc
    .record({
      at: fc.nat(100_000),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
      isVisible: fc.boolean(),
      isOnline: fc.boolean(),
    })
    .map((rest) => ({ type: 'connection-lost' as const, ...rest })),
);

/** The states that may follow each state; itself always may. */
const follows: Record<GatewayState['status'], readonly GatewayState['status'][]> = {
  idle: ['connecting', 'stopped'],
  connecting: ['logging-in', 'waiting', 'stopped', 'idle'],
  'logging-in': ['connecting', 'syncing', 'waiting', 'stopped', 'idle'],
  syncing: ['connecting', 'logging-in', 'online', 'waiting', 'stopped', 'idle'],
  online: ['connecting', 'logging-in', 'waiting', 'stopped', 'idle'],
  waiting: ['connecting', 'stopped', 'idle'],
  stopped: ['connecting', 'idle'],
};

describe('reduceGateway', () => {
  it('goes from idle to online', () => {
    const { state, onlineSince } = given([{ type: 'started' }, ...toOnline(5)]);
    expect([state, onlineSince]).toEqual([{ status: 'online' }, 5]);
  });

  it('counts losses in a row, and begins anew after a connection that lasted', () => {
    const twice = given([{ type: 'started' }, lost(0), { type: 'wait-ended' }, lost(0)]);
    expect(twice.state).toMatchObject({ status: 'waiting', attempt: 2 });
    const again = given([{ type: 'wait-ended' }, ...toOnline(0)], twice);
    const long = reduceGateway(again, lost(limits.gatewayLasting));
    const short = reduceGateway(again, lost(limits.gatewayLasting - 1));
    expect([long.losses, short.losses]).toEqual([1, 3]);
  });

  it('takes no step that its states do not allow, and answers the same machine where nothing changes', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
        facts.reduce((machine, next) => {
          const result = reduceGateway(machine, next);
          const [from, to] = [machine.state.status, result.state.status];
          if (result !== machine && from !== to) expect(follows[from]).toContain(to);
          return result;
        }, idleMachine);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves a stop only by a start or a close', () => {
    fc.assert(
      fc.property(fact, (next) => {
        const stopped = given([{ type: 'started' }, { type: 'stopped', reason: 'kicked' }]);
        const result = reduceGateway(stopped, next);
        if (next.type !== 'started' && next.type !== 'closed') expect(result).toBe(stopped);
      }),
    );
  });

  it('reaches online from everywhere, once it is let', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
        const machine = given(facts);
        const { status } = machine.state;
        const start: GatewayFact[] =
          status === 'idle' || status === 'stopped' ? [{ type: 'started' }] : [];
        const result = given([...start, { type: 'wait-ended' }, ...toOnline(0)], machine);
        expect(result.state.status).toBe('online');
      }),
      { numRuns: 2_000 },
    );
  });
});
