/** Fewest and most digits of a card number. */
export const cardLength = { min: 12, max: 19 };

/** @returns the digits of a card number as it was typed or pasted, at most as many as there can be. */
export function cardDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, cardLength.max);
}

/** @returns them in groups of four, as they stand on the card. */
export function groupedCard(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** @returns where the caret stands in a grouped number, after so many digits. */
export function caretAfter(count: number, grouped: string): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === count) return at;
    if (grouped[at] !== ' ') seen += 1;
  }
  return grouped.length;
}

/**
 * Whether the last digit fits the others (Luhn). Where it does not, one was probably mistyped; but not
 * every bank's numbers carry it.
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
