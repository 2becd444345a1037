import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';
import * as glyph from './glyphs/glyph.css.ts';

export const item = partStyle({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingTop: vars.tabPadTop,
  color: vars.tabIdle,
  containerType: 'inline-size',
  lineHeight: 1.18,
  fontWeight: 500,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  selectors: {
    '&[aria-current]': {
      color: vars.tabActive,
      fontWeight: 600,
      vars: { [glyph.fillOpacity]: vars.tabFill, [glyph.cutColour]: vars.tabCut },
    },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      top: vars.tabMarkTop,
      left: '50%',
      width: vars.tabMarkW,
      height: vars.tabMarkH,
      marginLeft: `calc(${vars.tabMarkW} / -2)`,
      borderRadius: vars.tabMarkR,
      background: vars.tabMark,
    },
  },
});

export const picture = partStyle({ position: 'relative', display: 'block', marginBottom: '2px' });
/** Large text wraps, and is as large as the tab has room for; nothing is cut off. */
export const label = partStyle({
  position: 'relative',
  maxWidth: '100%',
  fontSize: `min(${vars.tabLabel}, 15px, max(11px, 18cqw))`,
  padding: '0 2px',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const badge = partStyle({
  position: 'absolute',
  top: '3px',
  left: 'calc(50% + 5px)',
  display: 'flex',
  borderRadius: '10px',
  boxShadow: `0 0 0 2px ${vars.tabBar}`,
});

export const dot = partStyle({
  position: 'absolute',
  top: '5px',
  left: 'calc(50% + 9px)',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.badge,
  boxShadow: `0 0 0 2px ${vars.tabBar}`,
});
