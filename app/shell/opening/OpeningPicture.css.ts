import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { frame, layer } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const page = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.viewer,
  width: '100%',
  maxWidth: frame.maxWidth,
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.page,
  // What begins transparent is no candidate for the largest paint of the page, which stays the app's own.
  animation: `${fade} ${vars.durBase}`,
});

export const image = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const skip = screenStyle({
  ...text(15, 20),
  position: 'absolute',
  top: `calc(${frame.safeTop} + 10px)`,
  right: '14px',
  minWidth: '64px',
  minHeight: '44px',
  padding: '8px 18px',
  borderRadius: '22px',
  background: 'rgb(0 0 0 / .62)',
  color: '#fff',
  fontWeight: 500,
  ':focus-visible': { outlineColor: '#fff', outlineOffset: '-4px' },
  ':active': { background: 'rgb(0 0 0 / .85)' },
});
