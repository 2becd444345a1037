/** Superior codes are kept on the device until somebody registers with them. */
export const superiorPrefix = 'pro_';

export const invitePattern = /^[A-Za-z0-9_-]{4,32}$/;

/** @returns the superior code in what was typed or found in an address, or null. */
export function superiorCode(text: string | null | undefined): string | null {
  const code = (text ?? '').trim();
  const isWhole = code.length > superiorPrefix.length && invitePattern.test(code);
  return isWhole && code.startsWith(superiorPrefix) ? code : null;
}
