import { describe, expect, test } from 'vitest';
import { joinModelTabs, load } from '../../../../tests/support/messaging/modelTabLinks.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';

describe('what the leader answers', () => {
  test('is the value, as it is cloned between tabs', async () => {
    const { time, leader, follower } = joinModelTabs();
    leader.tab.isLeading = true;
    leader.tab.result = () => Promise.resolve({ groups: ['walkers', 'readers'] });
    const asked = follower.ask(load);
    await time.pass(10);
    expect(await asked).toEqual({ groups: ['walkers', 'readers'] });
  });

  test('keeps what the gateway said of a refusal', async () => {
    const { time, leader, follower } = joinModelTabs();
    leader.tab.isLeading = true;
    leader.tab.result = () =>
      Promise.reject(new GatewayError('JoinGroup', 'refused', 809, 'The group is full.'));
    const asked = follower.ask(load).catch((error: unknown) => error);
    await time.pass(10);
    expect(await asked).toBeInstanceOf(GatewayError);
    expect(await asked).toMatchObject({
      functionName: 'JoinGroup',
      kind: 'refused',
      code: 809,
      message: 'The group is full.',
    });
  });

  test('is not what a tab of an older release says, which answered without a value', async () => {
    const { time, join, leader, follower } = joinModelTabs();
    const older = join();
    const asked = follower.ask(load);
    let isAnswered = false;
    asked.then(() => {
      isAnswered = true;
    });
    for (const id of ['id1', 'id2', 'id3', 'id4', 'id5']) {
      older.channel.send({ type: 'answer', from: 'older', to: 'id2', id, failure: null });
    }
    await time.pass(10);
    expect(isAnswered).toBe(false);
    leader.tab.isLeading = true;
    leader.tab.result = () => Promise.resolve('now');
    leader.lead();
    await time.pass(10);
    expect(await asked).toBe('now');
  });
});
