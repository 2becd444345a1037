import { vars } from '../theme/contract.css.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const address = partStyle({ borderRadius: vars.radiusM });
export const ground = partVariants({
  page: {
    padding: '14px 16px',
    background: vars.surface,
    boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
  },
  sheet: { padding: '12px 14px', background: vars.surfaceSunken },
});
export const label = partStyle({ ...text(13, 18), color: vars.textSecondary });
export const whole = partStyle({
  ...text(15, 21),
  display: 'block',
  marginTop: '4px',
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
  // Reversed scripts inside the path must not move the host.
  unicodeBidi: 'isolate',
  direction: 'ltr',
  userSelect: 'text',
});
export const host = partStyle({ color: vars.textPrimary, fontWeight: 600 });
