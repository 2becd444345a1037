import type { Key, KeyRange } from './database.ts';

/** Numbers before texts before lists; texts by code unit; lists item by item, shorter ones first. */
export function compareKeys(left: Key, right: Key): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') {
    if (left === right) return 0;
    return left < right ? -1 : 1;
  }
  if (typeof left === 'object' && typeof right === 'object') {
    for (const [index, item] of left.entries()) {
      const other = right[index];
      if (other === undefined) return 1;
      const order = compareKeys(item, other);
      if (order !== 0) return order;
    }
    return left.length - right.length;
  }
  return kindOf(left) - kindOf(right);
}

/** Sorts after every number and text that could stand in its place in a list. */
export const afterAll: Key = [];

/** @returns the range of the lists that begin with these items. */
export function startingWith(...items: readonly Key[]): KeyRange {
  return { lower: items, upper: [...items, afterAll] };
}

/** Whether no key can lie in a range; browsers take such a range for a mistake. */
export function isEmptyRange({ lower, upper, lowerOpen, upperOpen }: KeyRange): boolean {
  if (lower === undefined || upper === undefined) return false;
  const order = compareKeys(lower, upper);
  return order > 0 || (order === 0 && (lowerOpen === true || upperOpen === true));
}

/** @returns the key at a path of field names, or undefined where there is none. */
export function keyAt(row: unknown, path: string): Key | undefined {
  let value: unknown = row;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return isKey(value) ? value : undefined;
}

function isKey(value: unknown): value is Key {
  if (typeof value === 'string') return true;
  if (typeof value === 'number') return !Number.isNaN(value);
  return Array.isArray(value) && value.every(isKey);
}

function kindOf(key: Key): number {
  if (typeof key === 'number') return 0;
  return typeof key === 'string' ? 1 : 2;
}
