const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * Precedence of two versions by Semantic Versioning 2.0.0, section 11.
 * @returns negative when `one` is older, positive when newer, 0 when equal. A text that is no
 * version is older than every version.
 */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [parse(one), parse(other)];
  if (!first || !second) return Number(first !== null) - Number(second !== null);
  for (const [index, number] of first.numbers.entries()) {
    const difference = number - (second.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePrereleases(first.prerelease, second.prerelease);
}

type Version = { numbers: number[]; prerelease: string[] };

function parse(text: string): Version | null {
  const match = pattern.exec(text);
  if (!match) return null;
  return {
    numbers: match.slice(1, 4).map(Number),
    prerelease: match[4] === undefined ? [] : match[4].split('.'),
  };
}

function comparePrereleases(one: string[], other: string[]): number {
  // A release is newer than any of its prereleases.
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [index, part] of one.entries()) {
    const opposite = other[index];
    if (opposite === undefined) return 1;
    const difference = compareParts(part, opposite);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function compareParts(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}
