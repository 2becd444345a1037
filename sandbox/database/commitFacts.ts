import type { Queries } from './database.ts';

/** What a transaction has changed that others must hear of once it is committed. */
export type CommitFact =
  | {
      /** `sessions`: some of the person's have ended. `profile`: the name or picture is another one. */
      about: 'sessions' | 'profile';
      userId: string;
    }
  /** The person calls a friend by another name. */
  | { about: 'remark'; userId: string; friendId: string }
  /** Something was done on the gateway that people are to be told of: `send` does. */
  | { about: 'told'; send: () => void }
  /** Files are shown by nothing any more. */
  | { about: 'files'; names: readonly string[] };

const noted = new WeakMap<Queries, (fact: CommitFact) => void>();

/** Notes a change for the listeners of `Database.onCommit`; outside of a transaction nobody hears it. */
export function noteChange(tx: Queries, fact: CommitFact): void {
  noted.get(tx)?.(fact);
}

/** Collects what is noted in a transaction. @internal of the database */
export function collectChanges(tx: Queries): readonly CommitFact[] {
  const facts: CommitFact[] = [];
  noted.set(tx, (fact) => facts.push(fact));
  return facts;
}
