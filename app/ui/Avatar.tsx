import { User, Users } from 'lucide-react';
import { useState } from 'react';
import * as css from './Avatar.css.ts';
import { Icon } from './Icon.tsx';
import { hueOf, initialsOf } from './initials.ts';

type Props = {
  name: string;
  /** Decides the hue; the id of the person where there is one. */
  seed?: string;
  /** Photo; initials stand in until there is one, and where it does not load. */
  src?: string | null;
  size?: keyof typeof css.size;
  /** Several people: shows in the drawing for a name without letters. */
  group?: boolean;
};

/** A face, or initials on one of eight hues. Decoration: the name stands beside it. */
export function Avatar({ name, seed = name, src = null, size = 'list', group = false }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPhoto = src !== null && src !== brokenSrc;
  return (
    <span className={`${css.avatar} ${css.size[size]} ${css.hue[hueOf(seed)]}`} aria-hidden="true">
      {hasPhoto ? (
        <img className={css.picture} src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name) || <Icon of={group ? Users : User} size={size === 's34' ? 18 : 24} />
      )}
    </span>
  );
}
