import { expect, it } from 'vitest';
import { createChatEnd } from './createChatEnd.ts';

function recorder() {
  const log: string[] = [];
  let now = 0;
  const end = createChatEnd({
    sayLost: () => void log.push('lost'),
    renew: async () => void log.push('renew'),
    leave: (code) => void log.push(`leave ${code}`),
    clock: () => now,
  });
  const wait = (ms: number): void => {
    now += ms;
  };
  return { log, end, wait };
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
