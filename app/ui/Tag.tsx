import { type Glyph, Icon } from './Icon.tsx';
import * as css from './Tag.css.ts';

type Props = { children: string; tone?: keyof typeof css.tone; glyph?: Glyph };

/** A state in a word or two, beside what it is the state of. */
export function Tag({ children, tone = 'neutral', glyph }: Props) {
  return (
    <span className={`${css.tag} ${css.tone[tone]}`}>
      {glyph && <Icon of={glyph} size={14} />}
      {children}
    </span>
  );
}
