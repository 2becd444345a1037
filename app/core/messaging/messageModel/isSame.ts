/** Whether two values of plain data are equal; a missing field equals undefined and null. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left ?? null, right ?? null)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const leftFields = left as Record<string, unknown>;
  const rightFields = right as Record<string, unknown>;
  for (const key of Object.keys(left)) if (!isSame(leftFields[key], rightFields[key])) return false;
  for (const key of Object.keys(right)) {
    if (!Object.hasOwn(left, key) && (rightFields[key] ?? null) !== null) return false;
  }
  return true;
}
