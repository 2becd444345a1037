/** Runs work while no other page of this origin runs work under the same name. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(name, work);
}
