export type Style = Readonly<
  Record<'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan', (text: string) => string>
>;

const escapeCharacter = String.fromCharCode(27);
const sgr = (on: number, off: number) => (text: string) =>
  `${escapeCharacter}[${on}m${text}${escapeCharacter}[${off}m`;
const plain = (text: string) => text;

/** @returns functions that colour a text, or leave it as it is. */
export function makeStyle(colour: boolean): Style {
  return colour
    ? {
        bold: sgr(1, 22),
        dim: sgr(2, 22),
        red: sgr(31, 39),
        yellow: sgr(33, 39),
        green: sgr(32, 39),
        cyan: sgr(36, 39),
      }
    : { bold: plain, dim: plain, red: plain, yellow: plain, green: plain, cyan: plain };
}

type Terminal = { isTTY?: boolean; hasColors?: () => boolean };

/** The rules commander follows for its own help, plus `--no-color`. */
export function wantsColour(
  env: NodeJS.ProcessEnv,
  stream: Terminal,
  colourFlag: boolean,
): boolean {
  if (!colourFlag || env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced === '0' || forced === 'false') return false;
  if (forced || env['CLICOLOR_FORCE'] !== undefined) return true;
  return stream.isTTY === true && (stream.hasColors?.() ?? true);
}
