import { Megaphone, User, Users } from 'lucide-react';
import { useState } from 'react';
import * as css from './Avatar.css.ts';
import { type AnyFace, type Face, standInOf } from './face.ts';
import { type Glyph, Icon } from './Icon.tsx';
import { hueOf } from './initials.ts';

type Props = AnyFace & { size?: keyof typeof css.size };

const glyphs: Readonly<Record<NonNullable<AnyFace['kind']>, Glyph>> = {
  person: User,
  group: Users,
  channel: Megaphone,
};

const glyphSizes: { readonly [Size in keyof typeof css.size]?: 14 | 18 } = { s22: 14, s34: 18 };

/** A face, or white initials on one of eight hues. Decoration: the name stands beside it. */
export function Avatar({ size = 'list', ...face }: Props) {
  const { seed, src, kind = 'person' } = face;
  const photo = usePhoto(src);
  const frame = `${css.avatar} ${css.size[size]}`;
  const { tiles, letters } = standInOf(face);
  if (!photo && tiles.length > 0) {
    return (
      <span className={`${frame} ${css.mosaic}`} aria-hidden="true">
        {tiles.map((tile) => (
          <Tile key={tile.seed} {...tile} />
        ))}
      </span>
    );
  }
  return (
    <span className={`${frame} ${css.hue[hueOf(seed)]}`} aria-hidden="true">
      {photo ?? (letters || <Icon of={glyphs[kind]} size={glyphSizes[size] ?? 24} />)}
    </span>
  );
}

function Tile({ letters, seed, src }: Face & { letters: string }) {
  const photo = usePhoto(src);
  return <span className={`${css.tile} ${css.hue[hueOf(seed)]}`}>{photo ?? letters}</span>;
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
