export type EarlyFlags = { json: boolean; quiet: boolean; color: boolean; debug: boolean };

/** The flags needed to report a usage error, read before the arguments are parsed. */
export function earlyFlags(argv: readonly string[], env: NodeJS.ProcessEnv): EarlyFlags {
  const end = argv.indexOf('--');
  const flags = new Set(end === -1 ? argv : argv.slice(0, end));
  return {
    json: flags.has('--json'),
    quiet: flags.has('--quiet'),
    color: !flags.has('--no-color'),
    debug: flags.has('--debug') || Boolean(env['DEBUG']),
  };
}
