const micro = 1_000_000;

/** @param amount millionths, a safe integer. @returns such as `50` or `10.000001`. */
export function formatMicro(amount: number): string {
  const rest = amount % micro;
  const fraction = String(rest).padStart(6, '0').replace(/0+$/, '');
  // A quotient with its rest still in it could round up.
  return `${(amount - rest) / micro}${fraction && `.${fraction}`}`;
}

/** @returns millionths, a safe integer; null for what is no such amount with up to six decimals. */
export function parseMicro(text: string): number | null {
  const parts = /^(\d+)(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!parts) return null;
  // Joined as text: no product that could round.
  const amount = Number(`${parts[1]}${(parts[2] ?? '').padEnd(6, '0')}`);
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null;
}
