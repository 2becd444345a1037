import { initialsOf } from './initials.ts';

/** What there is to draw somebody with. */
export type Face = {
  name: string;
  /** Decides the hue: the id of the person or group, which stays when they change their name. */
  seed: string;
  /** Photo; initials stand in until there is one, and where it does not load. */
  src: string | null;
};

/** Whom or what there is to draw: a person, a group or a channel. */
export type AnyFace = Face & {
  /** What stands for a name without letters; a channel without a picture is always its glyph. */
  kind?: 'person' | 'group' | 'channel';
  /** Members of a group: where it has no picture, up to four of them stand for it. */
  members?: readonly Face[];
};

const mostTiles = 4;

/**
 * @returns what stands for a face without a photo: faces of members, each with the letters that stand for it, or
 * else the letters of its own name; '' where its glyph stands for it
 */
export function standInOf({ name, kind, members = [] }: AnyFace): {
  tiles: readonly (Face & { letters: string })[];
  letters: string;
} {
  if (members.length < 2) return { tiles: [], letters: kind === 'channel' ? '' : initialsOf(name) };
  const tiles = members.slice(0, mostTiles).map((face) => {
    const [first = ''] = face.name.split(' ', 1);
    return { ...face, letters: initialsOf(first) };
  });
  return { tiles, letters: '' };
}
