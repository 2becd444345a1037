import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const frame = screenStyle({
  position: 'relative',
  alignSelf: 'center',
  width: '100%',
  // Leaves the buttons in view on a low screen.
  maxWidth: 'min(100%, 56vh)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
});

export const container = screenStyle({
  position: 'absolute',
  inset: 0,
  // Centres a picture that is larger than the frame, which a grid would not.
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
});

export const media = screenStyle({ flex: 'none', maxWidth: 'none', willChange: 'transform' });

// Classes of react-easy-crop: which side of the picture fills the frame.
globalStyle(`${container} .reactEasyCrop_Cover_Horizontal`, {
  '@layer': { [screens]: { width: '100%', height: 'auto' } },
});
globalStyle(`${container} .reactEasyCrop_Cover_Vertical`, {
  '@layer': { [screens]: { width: 'auto', height: '100%' } },
});

export const area = screenStyle({
  position: 'absolute',
  top: '50%',
  left: '50%',
  overflow: 'hidden',
  transform: 'translate(-50%, -50%)',
  border: '2px solid #fff',
  borderRadius: vars.radiusAvatar,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 55%)',
  ':focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-5px' },
});
