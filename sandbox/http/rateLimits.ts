import type { CallName } from '../../app/contract/calls.ts';

const window = 60_000;
/** Calls of any kind per minute and address. */
const anyCall = 600;

type Group = { name: string; perMinute: number };
const passwords: Group = { name: 'passwords', perMinute: 60 };
const fundPasswords: Group = { name: 'fundPasswords', perMinute: 30 };
const messages: Group = { name: 'messages', perMinute: 20 };
const challenges: Group = { name: 'challenges', perMinute: 60 };
const lookUps: Group = { name: 'lookUps', perMinute: 30 };
const reports: Group = { name: 'reports', perMinute: 20 };

/** Calls that somebody could try out, or that cost something. */
const groups: Partial<Record<CallName, Group>> = {
  'session.accountLogin': passwords,
  'session.register': passwords,
  'session.forget': passwords,
  'user.changePwd': passwords,
  'user.setPhone': passwords,
  'exchange.setWalletPwd': passwords,
  'exchange.changeWalletPwd': fundPasswords,
  'exchange.setBankCard': fundPasswords,
  'exchange.userDelBank': fundPasswords,
  'exchange.exchange': fundPasswords,
  'session.sendSmsCode': messages,
  'session.getCaptcha': challenges,
  'session.getVerify5Data': challenges,
  'people.getUserByNick': lookUps,
  'people.report': reports,
};

/** Most counters kept; with more addresses than that, those of past windows go. */
const mostCounters = 20_000;

/** @returns counts a request; seconds to wait where it is one too many, else 0. */
export function makeRateLimits(now: () => number): (address: string, call: string) => number {
  const counters = new Map<string, { since: number; count: number }>();
  const take = (key: string, perMinute: number): number => {
    const time = now();
    const counter = counters.get(key);
    if (!counter || counter.since + window <= time) {
      if (counters.size > mostCounters) dropPast(counters, time);
      counters.set(key, { since: time, count: 1 });
      return 0;
    }
    counter.count += 1;
    return counter.count > perMinute ? Math.ceil((counter.since + window - time) / 1000) : 0;
  };
  return (address, call) => {
    const group = groups[call as CallName];
    const ofGroup = group ? take(`${address} ${group.name}`, group.perMinute) : 0;
    return Math.max(ofGroup, take(address, anyCall));
  };
}

function dropPast(counters: Map<string, { since: number }>, time: number): void {
  for (const [key, { since }] of counters) if (since + window <= time) counters.delete(key);
}
