import { createRequire } from 'node:module';

type Statement = { columns(): unknown[]; safeIntegers(): unknown; raw(): unknown };
type Driver = { prototype: { prepare(sql: string): Statement } };

let isKept = false;

/**
 * Has every connection to a database of this process prepare each statement once, and ask once for its
 * columns: the driver does it anew for each use, which is half of what the gateway costs here.
 */
export function keepStatements(): void {
  if (isKept) return;
  isKept = true;
  const client = createRequire(import.meta.url).resolve('@libsql/client/sqlite3');
  const driver: Driver = createRequire(client)('libsql');
  const { prepare } = driver.prototype;
  const kept = new WeakMap<object, Map<string, Statement>>();
  driver.prototype.prepare = function prepareOnce(sql) {
    const own = kept.get(this) ?? new Map<string, Statement>();
    kept.set(this, own);
    const statement = own.get(sql) ?? settled(prepare.call(this, sql));
    own.set(sql, statement);
    return statement;
  };
}

/** A statement as the client has it answer, which it tells each time. */
function settled(statement: Statement): Statement {
  const columns = statement.columns();
  statement.safeIntegers();
  const refusal = refusalOf(() => statement.raw());
  return Object.assign(statement, {
    columns: () => columns,
    safeIntegers: () => statement,
    raw() {
      if (refusal !== null) throw refusal;
      return statement;
    },
  });
}

/** What a statement that gives no rows says to being asked for them, or null. */
function refusalOf(ask: () => unknown): unknown {
  try {
    ask();
    return null;
  } catch (error) {
    return error;
  }
}
