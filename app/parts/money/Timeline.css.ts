import { vars } from '../../theme/contract.css.ts';
import { partStyle, partVariants } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const timeline = partStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const step = partStyle({
  position: 'relative',
  display: 'flex',
  gap: '12px',
  paddingBottom: '14px',
  // The line to the next one.
  '::before': {
    content: '',
    position: 'absolute',
    left: '10px',
    top: '22px',
    bottom: 0,
    width: '2px',
    background: vars.hairline,
  },
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { content: 'none' },
  },
});
export const passed = partStyle({ '::before': { background: vars.positiveText, opacity: 0.6 } });

export const node = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
});

export const state = partVariants({
  done: { background: vars.positiveSoft, color: vars.positiveText },
  now: { background: vars.warningSoft, color: vars.warningText },
  next: { background: vars.surfaceSunken },
  failed: { background: vars.negativeSoft, color: vars.negativeText },
});

export const words = partStyle({ minWidth: 0 });
export const title = partStyle({ ...text(15, 22), fontWeight: 500, overflowWrap: 'anywhere' });
export const ahead = partStyle({ color: vars.textSecondary });
export const detail = partStyle({ ...text(13, 18), color: vars.textSecondary });
