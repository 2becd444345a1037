import { Megaphone, User, Users } from 'lucide-react';
import { useState } from 'react';
import * as css from './Avatar.css.ts';
import { type Glyph, Icon } from './Icon.tsx';
import { hueOf, initialsOf } from './initials.ts';

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

type Props = AnyFace & { size?: keyof typeof css.size };

const glyphs: Readonly<Record<NonNullable<AnyFace['kind']>, Glyph>> = {
  person: User,
  group: Users,
  channel: Megaphone,
};

/** A face, or white initials on one of eight hues. Decoration: the name stands beside it. */
export function Avatar({ name, seed, src, size = 'list', kind = 'person', members = [] }: Props) {
  const photo = usePhoto(src);
  const frame = `${css.avatar} ${css.size[size]}`;
  if (!photo && members.length > 1) {
    return (
      <span className={`${frame} ${css.mosaic}`} aria-hidden="true">
        {members.slice(0, 4).map((face) => (
          <Tile key={face.seed} {...face} />
        ))}
      </span>
    );
  }
  const letters = kind === 'channel' ? '' : initialsOf(name);
  return (
    <span className={`${frame} ${css.hue[hueOf(seed)]}`} aria-hidden="true">
      {photo ?? (letters || <Icon of={glyphs[kind]} size={size === 's34' ? 18 : 24} />)}
    </span>
  );
}

function Tile({ name, seed, src }: Face) {
  const photo = usePhoto(src);
  return (
    <span className={`${css.tile} ${css.hue[hueOf(seed)]}`}>
      {photo ?? initialsOf(name.split(' ', 1)[0] ?? '')}
    </span>
  );
}

/** The picture, or null where there is none or it does not load. */
function usePhoto(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (src === null || src === brokenSrc) return null;
  // Another picture is another element: the same one would show somebody else until the new picture has come.
  return (
    <img key={src} className={css.picture} src={src} alt="" onError={() => setBrokenSrc(src)} />
  );
}
