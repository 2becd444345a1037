/**
 * Whether the browser plays HLS by itself and well, as Safari does since 17.1. `canPlayType` does not tell: it
 * says "maybe" also where streams stall. WebKitGTK has the same sign, and plays none.
 */
export function playsHlsItself(): boolean {
  return 'ManagedMediaSource' in globalThis;
}
