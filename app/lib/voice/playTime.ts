/**
 * @param seconds of a clip; what is no length counts as none
 * @returns minutes and seconds as players show them, such as `1:05`
 */
export function playTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
