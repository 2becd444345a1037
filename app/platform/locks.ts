/**
 * Runs work while no other page of this origin runs work under the same name. Where the browser has
 * no locks the work runs at once.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return work();
  return locks.request(name, work);
}
