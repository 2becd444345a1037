import { vars } from '../theme/contract.css.ts';
import { frame, layer } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

export const frameOfBar = partStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  zIndex: layer.bar,
  maxWidth: frame.maxWidth,
  marginInline: 'auto',
  // Under a floating bar the page fades out; every other bar covers this.
  background: `linear-gradient(transparent, ${vars.page} 70%)`,
  pointerEvents: 'none',
});

export const base = partStyle({
  margin: `0 ${vars.tabInset}`,
  paddingBottom: frame.safeBottom,
  background: vars.tabBase,
});

export const bar = partStyle({
  position: 'relative',
  display: 'flex',
  height: frame.tabBar,
  background: vars.tabBar,
  borderRadius: vars.tabRadius,
  boxShadow: vars.tabShadow,
  transform: `translateY(calc(-1 * ${vars.tabBottom}))`,
  pointerEvents: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `0 solid ${vars.tabLine}`,
    borderTopWidth: vars.tabLineW,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
});
