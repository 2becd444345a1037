import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callListProblems } from './callLists.mjs';
import { checkLayers } from './layers.mjs';
import { checkLocales } from './locales.mjs';
import { localeTypeProblems } from './localeTypes.mjs';
import { makeNew } from './new.mjs';
import { root } from './setup.mjs';

const copied = ['app', 'sandbox', 'brands', 'tests/contract', 'cli/assets', 'scripts'];
const alone = ['README.md', 'biome.json', '.gitignore', 'package.json'];
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'new-'));
  for (const path of [...copied, ...alone]) {
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(tree, path), 'utf8');

/** Every file of the tree, and when it was written. */
function everything(): string[] {
  const below = copied.flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  );
  return [...below, ...alone].map((path) => `${path} ${statSync(join(tree, path)).mtimeMs}`);
}

describe('what cannot be made', () => {
  let before: string[];
  beforeAll(() => {
    before = everything();
  });

  it.each([
    ['', 'choose feature, screen, call, kind, slot'],
    ['page groups/info', 'choose feature, screen, call, kind, slot'],
    ['call', 'Name one call, as in: npm run new -- call video/rateVideo'],
    ['call video/rateVideo more', 'Name one call'],
    ['call rateVideo', 'write it as video/rateVideo'],
    ['call video/Rate-video', 'begin with a small letter'],
    ['call groups/delete', 'is a word of the language'],
    ['call notice/readOne', 'app/contract/notice/readOne.ts is there already'],
    ['call fields/phone', 'holds no calls'],
    ['call video/rateVideo --path user', 'write it as /user/rateVideo'],
    ['call video/rateVideo --tab around', 'A call has no --tab'],
    ['call video/rateVideo --colour', '--help'],
    ['screen nowhere/groupInfo', 'There is no area or feature “nowhere”: choose among account'],
    ['screen contacts/groupInfo --path info', 'write it as /pages/chat/group-info'],
    ['screen contacts/userInfo', 'has userInfo or /pages/chat/user-info already'],
    ['feature dating', 'There is a feature “dating” already'],
    ['feature chat', 'an area that every brand has'],
    ['feature Nearby', 'use small letters'],
    ['feature nearby --tab city', 'There is a tab “city” already'],
    ['feature nearby --tab nearby', 'names a feature'],
    ['kind image', 'has a text “image” already'],
    ['kind Poll', 'begin with a small letter'],
    ['slot group.row', 'write it as groups/group.row'],
    ['slot groups/row', 'is no name of a slot'],
    ['slot nowhere/group.row', 'There is no area or feature “nowhere”'],
  ])('“%s” is refused with what to do, and nothing is written', (args, sentence) => {
    expect(() => makeNew(tree, args.split(' ').filter(Boolean))).toThrow(sentence);
    expect(everything()).toEqual(before);
  });
});

describe('one of each', () => {
  let written: string[];
  let left: string[];
  let unformatted: string;
  beforeAll(() => {
    const commands = [
      'feature nearby --tab around',
      'feature contacts-upload',
      'screen contacts/groupInfo',
      'screen nearby/places',
      'call video/rateVideo --path /user/rateVideo',
      'call notice/pin',
      'kind poll',
      'slot groups/members.row',
      'slot contacts/members.row',
    ];
    const made = commands.map((args) => makeNew(tree, args.split(' ')));
    written = made.flatMap(({ created, changed }) => [...created, ...changed]);
    left = made.flatMap(({ unwritten }) => unwritten);
    unformatted = made.map((one) => one.unformatted).join('');
  });

  it('keeps the layers, the texts, the lists of calls and the format in order', () => {
    expect(unformatted).toBe('');
    expect(checkLayers(tree).violations).toEqual([]);
    expect(checkLocales(join(tree, 'app')).problems).toEqual([]);
    expect(localeTypeProblems(join(tree, 'app'))).toEqual([]);
    expect(callListProblems(tree)).toEqual([]);
  });

  it('says which texts are still to be written, and none in English', () => {
    const { unwritten } = checkLocales(join(tree, 'app'));
    expect(unwritten).toContain('app/locales/es-ES/nearby.page.json');
    expect(unwritten.filter((file) => file.includes('en-US'))).toEqual([]);
    expect([...new Set(left)].sort()).toEqual(unwritten.sort());
  });

  it('brings a first test with all but a call, which has cases', () => {
    expect(written.filter((path) => path.includes('.test.'))).toEqual([
      'app/features/nearby/NearbyScreen.test.tsx',
      'app/shell/tabs/tabTitles.test.tsx',
      'app/features/contacts-upload/ContactsUploadScreen.test.tsx',
      'app/base/contacts/groupInfo/GroupInfoScreen.test.tsx',
      'app/features/nearby/places/PlacesScreen.test.tsx',
      'app/base/chat/kinds/poll/pollKind.test.tsx',
      'app/core/messaging/contents/createContents.test.ts',
      'app/features/groups/MembersRowSlot.test.tsx',
      'app/base/contacts/MembersRowSlot.test.tsx',
    ]);
    expect(read('tests/contract/cases/videoCases.ts')).toContain("'video.rateVideo': {");
    expect(read('tests/contract/cases/noticeCases.ts')).toContain("'notice.pin': {");
  });

  it('lists it wherever something of its kind is listed', () => {
    expect(read('app/core/navigation/paths.ts')).toContain("groupInfo: '/pages/chat/group-info'");
    expect(read('app/base/contacts/contactScreens.ts')).toContain('path: paths.groupInfo,');
    expect(read('app/features/nearby/feature.tsx')).toContain('path: placesPath,');
    expect(read('app/contract/video/rateVideo.ts')).toContain("path: '/user/rateVideo'");
    expect(read('app/base/chat/kinds/messageKinds.ts')).toContain('  pollKind,\n  noticeKind,');
    for (const place of ['base/contacts', 'features/groups'])
      expect(read(`app/${place}/slots.ts`)).toContain("'members.row': { face: RowFace");
  });

  it('lets brands leave a new feature out, and gives its tab a place before the last', () => {
    expect(read('app/brand/features.ts')).toContain("  'nearby',\n] as const;");
    expect(read('app/brand/brand.schema.json')).toContain('"around",\n              "mine"');
    expect(read('app/brand/tabs.ts')).toMatch(/around, needs: \['nearby'\] \},\n.*\.\.\.mine/);
    expect(read('brands/anjung/brand.json')).toContain(', "nearby"]');
    expect(read('README.md')).toMatch(/`dating` `nearby`\. /);
  });
});

describe('where the formatter fails', () => {
  const made = ['call notice/unpin', 'slot account/places.row', 'screen account/places'];
  let sound: string;
  beforeAll(() => {
    sound = read('biome.json');
    writeFileSync(join(tree, 'biome.json'), '{ "formatter": ');
  });
  afterAll(() => writeFileSync(join(tree, 'biome.json'), sound));

  it.each(made)('“%s” is written whole all the same, and what it said is handed back', (args) => {
    const { created, unformatted } = makeNew(tree, args.split(' '));
    expect(created.map((path) => statSync(join(tree, path)).isFile())).not.toContain(false);
    expect(unformatted).toContain('biome.json');
    expect(callListProblems(tree)).toEqual([]);
    expect(localeTypeProblems(join(tree, 'app'))).toEqual([]);
  });
});
