/** The locks of one page alone (Web Locks API), which the document of the tests lacks. */
function createPageLocks(): Pick<LockManager, 'request' | 'query'> {
  /** The end of the work that came last under each name. */
  const lasts = new Map<string, Promise<unknown>>();
  const held: LockInfo[] = [];
  const hold = async (name: string, mode: LockMode, work: LockGrantedCallback<unknown>) => {
    const lock = { name, mode };
    held.push(lock);
    try {
      return await work(lock);
    } finally {
      held.splice(held.indexOf(lock), 1);
    }
  };
  const request = (
    name: string,
    ...[given, optioned]:
      | [work: LockGrantedCallback<unknown>]
      | [options: LockOptions, work: LockGrantedCallback<unknown>]
  ): Promise<unknown> => {
    const { mode = 'exclusive' } = typeof given === 'function' ? {} : given;
    const work = optioned ?? (given as LockGrantedCallback<unknown>);
    const before = mode === 'shared' ? undefined : lasts.get(name);
    const own = Promise.resolve(before).then(() => hold(name, mode, work));
    lasts.set(
      name,
      own.catch(() => undefined),
    );
    return own;
  };
  return { request: request as LockManager['request'], query: async () => ({ held: [...held] }) };
}

/** Gives the page locks that nobody holds. */
export function givePageLocks(): void {
  Object.defineProperty(navigator, 'locks', {
    value: createPageLocks(),
    configurable: true,
    // Tests that change one thing about the browser copy the rest.
    enumerable: true,
  });
}

if (typeof navigator !== 'undefined' && !navigator.locks) givePageLocks();
