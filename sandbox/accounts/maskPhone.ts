/** @returns a number with its middle hidden: 138****5678. Short numbers show less of themselves. */
export function maskPhone(phone: string | null): string {
  if (!phone) return '';
  const head = phone.length >= 8 ? 3 : 1;
  const tail = phone.length >= 11 ? 4 : 2;
  if (phone.length <= head + tail) return '****';
  return `${phone.slice(0, head)}****${phone.slice(-tail)}`;
}
