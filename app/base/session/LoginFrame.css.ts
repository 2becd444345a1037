import { vars } from '../../theme/contract.css.ts';
import { frame } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { heading, text } from '../../theme/type.ts';

const side = `max(${vars.gutter}, 24px)`;

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minHeight: frame.titleBar,
  color: vars.textSecondary,
});
export const back = screenStyle({ marginLeft: '-14px' });
/** The pill brings a margin for its place after a title. */
export const mark = screenStyle({ display: 'flex', marginLeft: '-8px' });

export const language = screenStyle({
  ...text(14, 20),
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '44px',
  marginLeft: 'auto',
  marginRight: '-8px',
  padding: '0 8px',
  borderRadius: vars.radiusS,
  fontWeight: 500,
  ':active': { background: vars.well },
});

export const body = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${side}`,
});

export const head = screenStyle({
  padding: '34px 0 28px',
  '@media': { '(max-height: 700px)': { padding: '12px 0 20px' } },
});
export const icon = screenStyle({
  width: '72px',
  height: '72px',
  borderRadius: `min(max(${vars.radiusL}, 8px), 22px)`,
});
export const name = screenStyle({
  ...heading,
  ...text(32, 40),
  marginTop: '18px',
  letterSpacing: vars.trackDisplay,
  overflowWrap: 'anywhere',
  '@media': { '(max-height: 700px)': { marginTop: '12px' } },
});
export const description = screenStyle({
  ...text(16, 22),
  marginTop: '4px',
  color: vars.textSecondary,
});

export const views = screenStyle({ marginBottom: '20px' });

export const unseen = screenStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
