import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Callout.css.ts';
import { type Glyph, Icon } from './Icon.tsx';

type Props = { children: ReactNode; tone?: keyof typeof css.tone; glyph?: Glyph };

/** A sentence that has to be seen. */
export function Callout({ children, tone = 'neutral', glyph = Info }: Props) {
  return (
    <div className={`${css.callout} ${css.tone[tone]}`}>
      <Icon of={glyph} size={20} />
      <p className={css.words}>{children}</p>
    </div>
  );
}
