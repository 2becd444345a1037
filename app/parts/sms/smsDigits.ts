/** @returns the digits of a code typed or pasted, as ASCII. */
export function smsDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '');
}

/** True for six digits (specification, section 5). */
export function isSmsCode(text: string): boolean {
  return /^\d{6}$/.test(smsDigits(text));
}
