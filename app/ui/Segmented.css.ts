import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

const radius = `min(${vars.radiusControl}, 18px)`;

export const track = partStyle({
  display: 'flex',
  minHeight: rem(36),
  padding: '2px',
  borderRadius: radius,
  background: vars.segTrack,
});

export const segment = partStyle({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '4px 6px',
  borderRadius: radius,
  color: vars.textSecondary,
  fontSize: rem(14),
  lineHeight: 1.3,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.segThumb,
      color: vars.textPrimary,
      fontWeight: 600,
      boxShadow: `0 1px 3px ${vars.well}`,
    },
    // Four and more share the room by their words, before one is broken.
    [`${track}:has(> :nth-child(4)) > &`]: {
      flex: '1 1 auto',
      paddingInline: '4px',
      fontSize: `min(${rem(14)}, max(12px, 4vw))`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
  },
});

/** Invisible over its segment: the drawing is 32 high, the hit area 44. */
export const radio = partStyle({
  position: 'absolute',
  top: '-6px',
  left: 0,
  width: '100%',
  height: 'calc(100% + 12px)',
  opacity: 0,
  cursor: 'pointer',
});
export const label = partStyle({ minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere' });
