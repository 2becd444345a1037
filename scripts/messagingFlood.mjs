// The part of the messaging bench in which messages pour into the conversation somebody writes in.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.mjs';
import { openChat, slowDown, speed } from './messagingDevice.mjs';
import { sendText } from './messagingParts.mjs';

/** Messages a second that arrive meanwhile. */
const rates = [0, 50, 200];
/** Own messages of one flood, and milliseconds between seeing one and sending the next. */
const sends = 30;
const pause = 100;
/** Of its rate, what a flood has to reach to count. */
const enough = 0.9;
/** Milliseconds an own bubble may take on a CPU four times slower. */
const goal = 100;
/** What the gateway takes of one connection. Few: each is told of what the others send. */
const perConnection = 100;
/** Seconds a flood may be ahead of the gateway; beyond that it falls behind its rate. */
const lead = 2;

/**
 * Times keys until the own bubble is painted, for each rate and speed of the CPU.
 * @throws where messages did not arrive at the rate
 */
export async function measureFloods(bench) {
  const failures = [];
  for (const slowdown of [1, 4]) {
    for (const rate of rates) {
      const { shown, arrived, taken } = await measureFlood(bench, { rate, slowdown });
      const what = `key to own bubble, ${rate === 0 ? 'calm' : `${rate}/s arrive`}${speed(slowdown)}`;
      const longest = Math.round(Math.max(...shown));
      const figure = `${Math.round(median(shown))} ms, ${longest} ms the longest`;
      const aim = slowdown === 1 ? '' : ` (goal: ${goal} ms)`;
      if (arrived >= rate * enough) bench.say(what, `${figure}${aim}`);
      else {
        const found = `${Math.round(arrived)}/s arrived, the gateway took ${Math.round(taken)}/s`;
        bench.say(what, `${figure}, but only ${found}`);
        failures.push(`${what}: ${found}`);
      }
    }
  }
  if (failures.length === 0) return;
  throw new Error(`Messages did not arrive at their rate:\n${failures.join('\n')}`);
}

/** @returns milliseconds of each send, and messages a second that arrived and that the gateway took */
async function measureFlood({ chat, brand, visit }, { rate, slowdown }) {
  const { first, second, other } = await chat.acquaint(brand, brand);
  other.leave();
  const phone = await visit(first);
  const page = await openChat(phone, second.credentials.userId);
  await slowDown(page, slowdown);
  const flood = await startFlood({ chat, brand }, { first, second, rate });
  await page.waitForFunction((count) => globalThis.wire.arrived() >= count, rate);
  const before = { arrived: await arrivals(page), taken: flood.taken(), time: performance.now() };
  const shown = [];
  for (let number = 1; number <= sends; number += 1) {
    await sendText(page, `own ${number}`);
    shown.push(await page.evaluate(() => globalThis.echoedIn()));
    await sleep(pause);
  }
  const arrived = (await arrivals(page)) - before.arrived;
  const seconds = (performance.now() - before.time) / 1_000;
  const taken = flood.taken() - before.taken;
  await flood.end();
  await phone.context.close();
  return { shown, arrived: arrived / seconds, taken: taken / seconds };
}

const arrivals = (page) => page.evaluate(() => globalThis.wire.arrived());

/** One person writes to another, so many messages a second, without waiting for answers. */
async function startFlood({ chat, brand }, { first, second, rate }) {
  const connections = Math.ceil(rate / perConnection);
  const senders = await Promise.all(
    Array.from({ length: connections }, () => chat.joinAs(brand, second)),
  );
  const to = { userID: first.credentials.userId };
  const started = performance.now();
  let posted = 0;
  let taken = 0;
  const waiting = new Set();
  const post = () => {
    const due = ((performance.now() - started) / 1_000) * rate;
    while (posted < due && waiting.size < rate * lead) {
      const sender = senders[posted % connections];
      const text = `Flood ${posted}: some words that somebody might write`;
      posted += 1;
      const onTaken = () => {
        taken += 1;
      };
      // What gets no answer in time is missing from the rate.
      const one = sender.say(to, text).then(onTaken, () => undefined);
      waiting.add(one);
      one.then(() => waiting.delete(one));
    }
  };
  const timer = setInterval(post, 5);
  return {
    taken: () => taken,
    async end() {
      clearInterval(timer);
      await Promise.all(waiting);
      for (const sender of senders) sender.leave();
    },
  };
}
