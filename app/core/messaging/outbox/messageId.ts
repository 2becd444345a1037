/** @param random fills with secure random bytes. @returns 32 hexadecimal digits */
export function newMessageId(random: (bytes: Uint8Array) => Uint8Array): string {
  const bytes = random(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
