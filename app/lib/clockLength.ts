/** How long something is, as players show it: "0:07", "12:34", "1:02:03". @param seconds 0 or more */
export function clockLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
