type About = {
  /** Mobile number of the account, or its last digits as far as they are known; empty without one. */
  phone: string;
  /** The year now, for dates. */
  year: number;
};

/**
 * Whether a fund password is among those somebody would try first: one digit, a run, a half or pairs
 * repeated, a date of the last 100 years, the end of the mobile number.
 * @param digits six digits.
 */
export function isWeakFundPassword(digits: string, { phone, year }: About): boolean {
  return (
    /^(\d)\1{5}$/.test(digits) ||
    isRun(digits) ||
    digits.slice(0, 3) === digits.slice(3) ||
    isPairRun(digits) ||
    isRecentDate(digits, year) ||
    phone.endsWith(digits)
  );
}

function isRun(digits: string): boolean {
  const steps = new Set(
    [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at])),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Pairs of neighbouring digits, such as 112233 or 998877. */
function isPairRun(digits: string): boolean {
  const pairs = /^(\d)\1(\d)\2(\d)\3$/.exec(digits);
  if (!pairs) return false;
  const [first, second, third] = pairs.slice(1).map(Number) as [number, number, number];
  return Math.abs(second - first) === 1 && third - second === second - first;
}

/** A day of the last 100 years as ddmmyy, mmddyy or yymmdd. */
function isRecentDate(digits: string, year: number): boolean {
  const [one, two, three] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  const isDay = (day: number, month: number, short: number): boolean => {
    // Two digits name one year of the last hundred.
    const full = year - ((((year - short) % 100) + 100) % 100);
    const date = new Date(Date.UTC(full, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  };
  return isDay(one, two, three) || isDay(two, one, three) || isDay(three, two, one);
}
