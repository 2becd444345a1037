import { expect, it } from 'vitest';
import { createChatEnd } from './createChatEnd.ts';

function recorder() {
  const log: string[] = [];
  const world = { chatToken: 'a', hasNetwork: true };
  let now = 0;
  const hear = createChatEnd({
    sayLost: () => void log.push('lost'),
    async renew() {
      log.push('renew');
      if (!world.hasNetwork) throw new Error('no network');
    },
    isCurrent: (chatToken) => chatToken === world.chatToken,
    leave: (code) => void log.push(`leave ${code}`),
    clock: () => now,
  });
  const end = (reason: Parameters<typeof hear>[0]): void => hear(reason, 'a');
  const wait = (ms: number): void => {
    now += ms;
  };
  return { log, world, end, wait };
}

it('leaves when the account came in elsewhere', () => {
  const { log, end } = recorder();
  end('kicked');
  expect(log).toEqual(['leave 403']);
});

it('says that the token expired and gets another', () => {
  const { log, end } = recorder();
  end('expired');
  expect(log).toEqual(['lost', 'renew']);
});

it('leaves when the new token is refused as well', () => {
  const { log, end, wait } = recorder();
  end('refused');
  wait(5_000);
  end('refused');
  expect(log).toEqual(['lost', 'renew', 'leave 402']);
});

it('renews again after a while', () => {
  const { log, end, wait } = recorder();
  end('expired');
  wait(3_600_000);
  end('expired');
  expect(log).toEqual(['lost', 'renew', 'lost', 'renew']);
});

it('asks for another again when there was no network for it', async () => {
  const { log, world, end, wait } = recorder();
  world.hasNetwork = false;
  end('expired');
  await Promise.resolve();
  world.hasNetwork = true;
  wait(5_000);
  end('expired');
  await Promise.resolve();
  wait(5_000);
  end('expired');
  expect(log).toEqual(['lost', 'renew', 'lost', 'renew', 'leave 402']);
});

it.each(['kicked', 'expired', 'refused'] as const)(
  'is deaf to what became (%s) of a session that another page has replaced',
  (reason) => {
    const { log, world, end } = recorder();
    world.chatToken = 'b';
    end(reason);
    expect(log).toEqual([]);
  },
);
