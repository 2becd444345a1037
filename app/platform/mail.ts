/**
 * Opens the device's mail program with a new letter.
 * @param subject of the letter; none where it is empty
 */
export function writeMail(address: string, subject = ''): void {
  const about = subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`;
  window.location.assign(`mailto:${encodeURIComponent(address)}${about}`);
}
