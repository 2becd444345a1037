import { keyframes } from '@vanilla-extract/css';
import { frame, rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Below the buttons of the viewer, on black in both schemes. */
export const edge = screenStyle({
  ...text(14, 20),
  position: 'absolute',
  inset: `calc(${frame.safeTop} + 52px) 16px auto`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 4px',
  width: 'fit-content',
  margin: '0 auto',
  padding: '0 16px',
  minHeight: rem(44),
  borderRadius: '22px',
  background: 'rgb(0 0 0 / 72%)',
  color: '#fff',
  // What is there at once needs no sign.
  animation: `${appear} 200ms 200ms backwards`,
});

export const action = screenStyle({
  minHeight: rem(44),
  padding: '0 8px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':focus-visible': { outlineColor: '#fff', outlineOffset: '-6px' },
});
