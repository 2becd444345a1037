import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queries } from '../../../../sandbox/database/database.ts';

/** What goes wrong inside the server while it works on one request. */
export type ServerFault = {
  /** At which of its steps, counted from 1: each statement of a transaction, each commit, each moment after one. */
  at: number;
  /** That step fails, once; or the process ends there, and nothing more of the request happens. */
  how: 'fails' | 'dies';
};

type Trouble = { left: number; how: ServerFault['how']; isDead: boolean; steps: number };

const troubles = new AsyncLocalStorage<Trouble>();
const statements = ['select', 'insert', 'update', 'delete', 'run', '$count'] as const;

/** Works on a request with a fault in the server. `steps`: how many it had to fail at. */
export async function withServerFault<Result>(
  { at, how }: ServerFault,
  work: () => Promise<Result>,
): Promise<{ result: PromiseSettledResult<Result>; isDead: boolean; steps: number }> {
  const trouble: Trouble = { left: at, how, isDead: false, steps: 0 };
  const [result] = await troubles.run(trouble, () => Promise.allSettled([work()]));
  return { result, isDead: trouble.isDead, steps: trouble.steps };
}

/** Lets the transactions of a database meet the faults of the requests they belong to. */
export function injectServerFaults(db: Database): void {
  const { write } = db;
  db.write = async (effect, committed) => {
    const trouble = troubles.getStore();
    if (!trouble) return write(effect, committed);
    const result = await write(async (tx) => {
      watchStatements(tx, trouble);
      const value = await effect(tx);
      step(trouble);
      return value;
    }, committed);
    step(trouble);
    return result;
  };
}

function watchStatements(tx: Queries, trouble: Trouble): void {
  for (const name of statements) {
    const plain = tx[name].bind(tx) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      step(trouble);
      return plain(...args);
    };
    Object.defineProperty(tx, name, { value: counted });
  }
}

function step(trouble: Trouble): void {
  trouble.steps += 1;
  trouble.left -= 1;
  if (trouble.left === 0 && trouble.how === 'dies') trouble.isDead = true;
  if (trouble.left === 0 || trouble.isDead) throw new Error('The server is in trouble.');
}
