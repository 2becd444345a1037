/** Opens the device's mail program with a new letter. */
export function writeMail(address: string): void {
  window.location.assign(`mailto:${encodeURIComponent(address)}`);
}
