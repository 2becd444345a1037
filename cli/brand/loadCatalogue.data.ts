/** What the command itself can find wrong with a brand folder, for `brand explain`. */
export const loadCatalogue = {
  'folder-name': {
    title: 'Folder name is not a brand id',
    why: 'The id names the site folder, hosts, shell words and cache prefixes.',
    how: 'Rename the folder to a letter followed by 1 to 30 letters, digits or "-", all lower case.',
    example: 'brands/acme-chat instead of brands/Acme Chat',
  },
  'folder-link': {
    title: 'Brand folder is a link',
    why: 'A brand is one folder that can be copied, reviewed and hashed as it stands.',
    how: 'Move the folder itself into the folder of brands.',
    example: 'brands/acme/ with brand.json in it',
  },
  'link-outside': {
    title: 'Link leaves the brand folder',
    why: 'Following it could publish files that belong to another brand or to this machine.',
    how: 'Replace the link by a copy of the file.',
    example: 'cp --remove-destination "$(readlink -f icon.svg)" icon.svg',
  },
  'file-missing': {
    title: 'No brand.json',
    why: 'Every folder of brands must say which brand it is.',
    how: 'Add brand.json, or remove the folder and run brand new with its name.',
    example: 'brand new acme',
  },
  'file-not-file': {
    title: 'brand.json is not a file',
    why: 'A folder, pipe or device of that name cannot be read as a brand.',
    how: 'Remove it and write a JSON file.',
    example: 'brands/acme/brand.json',
  },
  'file-large': {
    title: 'brand.json is too large',
    why: 'A brand file has a few kilobytes; more than 1 MB is a mistake or an attack.',
    how: 'Keep only the documented keys; put artwork into files of its own.',
    example: '"icons": { "source": "icon.svg" } instead of the picture in base64',
  },
  'file-unreadable': {
    title: 'brand.json cannot be read',
    why: 'The system refuses to open the file for this user.',
    how: 'Change the permissions of the file or its folder.',
    example: 'chmod u+r brands/acme/brand.json',
  },
  'file-encoding': {
    title: 'brand.json is not UTF-8',
    why: 'Names in six languages only survive in one agreed encoding.',
    how: 'Save the file as UTF-8 in the editor.',
    example: 'iconv -f gb18030 -t utf-8 brand.json > fixed.json',
  },
  'file-unused': {
    title: 'Nothing reads this file',
    why: 'A file that is never read is usually one with a slip in its name.',
    how: 'Rename it to what brand.json names, or remove it. SVG, PNG and Markdown files may lie beside.',
    example: 'brand.json instead of brand.jsn',
  },
  'json-syntax': {
    title: 'brand.json is not JSON',
    why: 'Nothing after the first slip can be read with certainty.',
    how: 'Correct the place shown; JSON has no comments, no trailing commas and double quotes only.',
    example: '{ "locales": ["en-US"] } instead of { locales: [\'en-US\',] }',
  },
  'json-deep': {
    title: 'brand.json is nested too deeply',
    why: 'No brand field lies that deep, and endless nesting can stop a program.',
    how: 'Remove the brackets that are not needed.',
    example: '"api": ["https://api.example.com"] instead of [[["https://api.example.com"]]]',
  },
  'key-double': {
    title: 'A key is given twice',
    why: 'JSON keeps only the last one, so the first would be lost without a word.',
    how: 'Keep one of them.',
    example: '{ "name": "Acme" } instead of { "name": "Acme", "name": "Beta" }',
  },
} as const;

export type LoadCode = keyof typeof loadCatalogue;
