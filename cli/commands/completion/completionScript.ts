import type { CommandWords, OptionWords } from './commandWords.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

/** A script to source or to put where the shell looks for completions. */
export function completionScript(shell: Shell, commands: readonly CommandWords[]): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](commands);
}

const flagsOf = (options: readonly OptionWords[]) => options.flatMap(({ flags }) => flags);
const pathFlags = (commands: readonly CommandWords[]) => [
  ...new Set(
    commands.flatMap(({ options }) => flagsOf(options.filter((option) => option.takesPath))),
  ),
];
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const listIds = 'brand __complete 2>/dev/null';

function bashScript(commands: readonly CommandWords[]): string {
  const cases = commands.map(({ name, options, choices, takesIds }) => {
    const words = [...flagsOf(options), ...choices].join(' ');
    return `    ${name}) words=${quote(words)}${takesIds ? `; ids=1` : ''} ;;`;
  });
  const shared = flagsOf(commands[0]?.options ?? []).filter((flag) =>
    commands.every(({ options }) => flagsOf(options).includes(flag)),
  );
  const first = [...commands.map(({ name }) => name), ...shared].join(' ');
  return `# Completion of brand for bash.
_brand() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local words='' ids='' command='' word skip=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [ -n "$skip" ]; then skip=''; continue; fi
    case "$word" in --brands) skip=1 ;; -*) ;; *) command="$word"; break ;; esac
  done
  COMPREPLY=()
  case "$previous" in
    ${pathFlags(commands).join('|')}) COMPREPLY=($(compgen -f -- "$current")); return ;;
${choiceCases(commands)}
  esac
  case "$command" in
    '') words=${quote(first)} ;;
${cases.join('\n')}
  esac
  if [ -n "$ids" ] && [ "\${current#-}" = "$current" ]; then
    words="$words $(${listIds})"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _brand brand`;
}

/** Options whose values are known: after the flag, only these. */
function choiceCases(commands: readonly CommandWords[]): string {
  const options = commands.flatMap((command) => command.options);
  return options
    .filter(({ choices }) => choices.length > 0)
    .map(
      ({ flags, choices }) =>
        `    ${flags.join('|')}) COMPREPLY=($(compgen -W ${quote(choices.join(' '))} -- "$current")); return ;;`,
    )
    .join('\n');
}

function zshScript(commands: readonly CommandWords[]): string {
  const described = (name: string, text: string) => quote(`${name}:${text.replaceAll(':', '\\:')}`);
  const cases = commands.map(({ name, options, choices, takesIds }) => {
    const words = options
      .flatMap(({ flags, description }) => flags.map((flag) => described(flag, description)))
      .join(' ');
    const others = choices.map((choice) => described(choice, '')).join(' ');
    const ids = takesIds ? `\n      compadd -- \${(f)"$(${listIds})"}` : '';
    const more = others === '' ? '' : `\n      compadd -- ${choices.join(' ')}`;
    return `    ${name})${ids}${more}\n      options=(${words}); [[ $PREFIX == -* ]] && _describe option options ;;`;
  });
  return `#compdef brand
# Completion of brand for zsh.
_brand() {
  local -a commands options
  commands=(${commands.map(({ name, description }) => described(name, description)).join(' ')})
  case "$words[CURRENT-1]" in
    ${pathFlags(commands).join('|')}) _files; return ;;
  esac
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_brand" ]; then _brand "$@"; else compdef _brand brand; fi`;
}

function fishScript(commands: readonly CommandWords[]): string {
  const lines = commands.flatMap(({ name, description, options, choices, takesIds }) => {
    const when = `-n ${quote(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c brand -n __fish_use_subcommand -a ${name} -d ${quote(description)}`,
      ...options.map((option) => `complete -c brand ${when} ${fishOption(option)}`),
      ...(choices.length > 0 ? [`complete -c brand ${when} -a ${quote(choices.join(' '))}`] : []),
      ...(takesIds ? [`complete -c brand ${when} -a ${quote(`(${listIds})`)}`] : []),
    ];
  });
  return ['# Completion of brand for fish.', 'complete -c brand -f', ...lines].join('\n');
}

function fishOption({ flags, description, takesValue, takesPath, choices }: OptionWords): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const value = [
    ...(takesValue ? ['-r'] : []),
    ...(takesPath ? ['-F'] : []),
    ...(choices.length > 0 ? [`-a ${quote(choices.join(' '))}`] : []),
  ];
  return [...names, ...value, `-d ${quote(description)}`].join(' ');
}
