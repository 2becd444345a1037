import * as css from './Badge.css.ts';

type Props = { children: string; tone?: 'loud' | 'muted'; size?: 'normal' | 'small' };

/** An unread count. */
export function Badge({ children, tone = 'loud', size = 'normal' }: Props) {
  return (
    <span className={`${css.badge} ${css.tone[tone]} ${css.size[size]}`} translate="no">
      {children}
    </span>
  );
}
