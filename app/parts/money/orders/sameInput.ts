/** Whether two inputs are equal as a whole, as JSON has them: the order of keys does not count. */
export function sameInput(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const left = entriesOf(one);
  const right = new Map(entriesOf(other));
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && sameInput(value, right.get(name)))
  );
}

/** What is not there and what is undefined are the same to the server. */
function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}
