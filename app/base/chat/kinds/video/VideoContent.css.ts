import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../../../theme/style.ts';
import { onPhoto, photoShade } from '../media/media.css.ts';

export const film = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  background: '#000',
});
export const play = screenStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  // The triangle looks centred a little further on.
  paddingLeft: '3px',
  borderRadius: '50%',
  background: photoShade,
  color: onPhoto,
});
globalStyle(`${play} svg`, { fill: 'currentColor' });
