import type { ReactNode } from 'react';
import * as css from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';
import { type Glyph, Icon } from './Icon.tsx';

type Props = {
  children: ReactNode;
  /** Checked address outside the app. */
  href: string;
  look?: ButtonLook;
  wide?: boolean;
  glyph?: Glyph;
  /** An app of the device takes the address: no page opens for it. */
  isHandedOver?: boolean;
};

/** Looks like a button, opens the browser; the site learns nothing of where it was opened from. */
export function ButtonLink(props: Props) {
  const { children, href, look = 'primary', wide = false, glyph, isHandedOver = false } = props;
  return (
    <a
      className={`${css.button} ${css.size.normal} ${css.look[look]} ${wide ? css.wide : ''}`}
      href={href}
      target={isHandedOver ? undefined : '_blank'}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {glyph && <Icon of={glyph} size={20} />}
      {children}
    </a>
  );
}
