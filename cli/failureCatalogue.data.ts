/** Failures of the command itself, for `brand explain`. */
export const failureCatalogue = {
  usage: {
    title: 'The command was not understood',
    why: 'An unknown command, flag or value is refused, never guessed.',
    how: 'Run the command with --help to see what it takes.',
    example: 'brand build --help',
  },
  'brand-unknown': {
    title: 'No brand of that id',
    why: 'The command works on the folders under brands/, named by their id.',
    how: 'Write an id as `brand list` shows it, or choose another folder of brands with --brands.',
    example: 'brand build quedu',
  },
  'brands-none': {
    title: 'No brands at all',
    why: 'An empty folder would pass every check and build nothing, which nobody wants unnoticed.',
    how: 'Make the first brand.',
    example: 'brand new acme',
  },
  'brands-invalid': {
    title: 'Some brands have errors',
    why: 'A site built from a broken brand would break on the phones of its users.',
    how: 'Correct what `brand check` lists, or name only the brands that are sound.',
    example: 'brand check && brand build',
  },
  'brands-folder-missing': {
    title: 'The folder of brands does not exist',
    why: 'Nothing can be read from it.',
    how: 'Correct --brands, or make the first brand.',
    example: 'brand list --brands ../our-brands',
  },
  'brands-folder-unreadable': {
    title: 'The folder of brands cannot be read',
    why: 'The system refuses to open it for this user.',
    how: 'Change the permissions of the folder.',
    example: 'chmod u+rx brands',
  },
  'brand-exists': {
    title: 'The brand exists already',
    why: '`brand new` never touches a folder that is there.',
    how: 'Choose another id, or edit the brand that is there.',
    example: 'brand new acme-two',
  },
  'brand-id-wrong': {
    title: 'Not a brand id',
    why: 'The id names the site folder, hosts, shell words and cache prefixes.',
    how: 'Write a letter followed by 1 to 30 letters, digits or "-", all lower case.',
    example: 'brand new acme-chat',
  },
  'brand-draft-invalid': {
    title: 'The new brand would not pass the check',
    why: '`brand new` writes only what can be built.',
    how: 'Change the flags that the problems name.',
    example: 'brand new acme --seed "#2F4F86"',
  },
  'flag-missing': {
    title: 'A flag is missing',
    why: 'Without a terminal, or with --yes, the command asks nothing.',
    how: 'Add the flag that is named.',
    example:
      'brand new acme --no-demo --api https://api.acme.com --im wss://im.acme.com --zone acme.com',
  },
  'icon-unreadable': {
    title: 'The logo cannot be read',
    why: 'The file given by --icon is copied into the brand folder.',
    how: 'Give the path of an SVG or PNG file.',
    example: 'brand new acme --icon ~/logo.svg',
  },
  'git-missing': {
    title: 'git is not available',
    why: '`brand matrix --since` asks git which files changed.',
    how: 'Install git and run the command inside the repository.',
    example: 'brand matrix --since origin/main',
  },
  'ref-missing': {
    title: 'The commit to compare with is not here',
    why: 'Continuous integration often fetches only the newest commit.',
    how: 'Fetch the whole history.',
    example: 'uses: actions/checkout with fetch-depth: 0',
  },
  'code-unknown': {
    title: 'No such code',
    why: '`brand explain` knows the codes in brackets at the end of each problem.',
    how: 'Run it without a code to see all of them.',
    example: 'brand explain',
  },
  'working-folder-gone': {
    title: 'The working folder no longer exists',
    why: 'Relative paths have no meaning without it.',
    how: 'Change to another folder.',
    example: 'cd ~ && brand list',
  },
  environment: {
    title: 'The system refused',
    why: 'A disk is full, a permission is missing or a port is taken; the message names which.',
    how: 'Correct it and run the command again; nothing half-written was left.',
    example: 'df -h .',
  },
  unexpected: {
    title: 'An error nobody foresaw',
    why: 'It is a fault of the command, not of the brand.',
    how: 'Run the command again with --debug and report the stack.',
    example: 'brand build --debug',
  },
} as const;
