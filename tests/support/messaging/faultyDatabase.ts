import {
  type Database,
  DatabaseError,
  type Transaction,
} from '../../../app/platform/database/database.ts';

/** One step of a transaction, counted over the life of the database. */
export type DatabaseStep = {
  /** 0 for the first step ever, and so on. */
  number: number;
  /** `begin` and `commit` frame the operations of each transaction. */
  operation:
    | 'begin'
    | 'get'
    | 'getMany'
    | 'range'
    | 'count'
    | 'put'
    | 'delete'
    | 'clear'
    | 'commit';
  mode: 'read' | 'write';
};

/**
 * What happens at a step: nothing, a failure with everything undone, or, at a commit, a failure that
 * is told although everything was written.
 */
export type StepFault = 'none' | 'fail' | 'fail-after';

export type FaultyDatabase<Rows> = Database<Rows> & {
  /** Steps so far. */
  steps(): number;
};

/** A database that fails where it is told to, with the error of a device that is full. */
export function createFaultyDatabase<Rows>(
  database: Database<Rows>,
  faultAt: (step: DatabaseStep) => StepFault,
): FaultyDatabase<Rows> {
  let number = 0;
  const fault = (operation: DatabaseStep['operation'], mode: DatabaseStep['mode']) =>
    faultAt({ number: number++, operation, mode });
  const failure = () => new DatabaseError('full', 'The device is full, as the test wants it.');

  return {
    get isDurable() {
      return database.isDurable;
    },
    async transaction(stores, mode, work, options) {
      if (fault('begin', mode) !== 'none') throw failure();
      let isToldToFail = false;
      const result = await database.transaction(
        stores,
        mode,
        async (tx) => {
          const value = await work(
            failing(tx, (operation) => {
              if (fault(operation, mode) !== 'none') throw failure();
            }),
          );
          const atCommit = fault('commit', mode);
          if (atCommit === 'fail') throw failure();
          isToldToFail = atCommit === 'fail-after';
          return value;
        },
        options,
      );
      if (isToldToFail) throw failure();
      return result;
    },
    onMemory: (listener) => database.onMemory(listener),
    close: () => database.close(),
    destroy: () => database.destroy(),
    steps: () => number,
  };
}

function failing<Rows>(
  tx: Transaction<Rows>,
  check: (operation: DatabaseStep['operation']) => void,
): Transaction<Rows> {
  return {
    async get(name, key) {
      check('get');
      return tx.get(name, key);
    },
    async getMany(name, keys) {
      check('getMany');
      return tx.getMany(name, keys);
    },
    async range(name, query) {
      check('range');
      return tx.range(name, query);
    },
    async count(name, query) {
      check('count');
      return tx.count(name, query);
    },
    async put(name, row) {
      check('put');
      return tx.put(name, row);
    },
    async delete(name, key) {
      check('delete');
      return tx.delete(name, key);
    },
    async clear(name) {
      check('clear');
      return tx.clear(name);
    },
  };
}
