import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

export const tile = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radiusS,
  background: vars.surfaceSunken,
});
export const picture = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** White on black, whatever the picture is. */
const onPicture = { background: 'rgb(0 0 0 / 0.6)', color: '#fff' } as const;
export const play = screenStyle({
  ...onPicture,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
});
/** The circle is 28 wide, the button in it 44. */
export const corner = screenStyle({
  position: 'absolute',
  top: 0,
  right: 0,
  isolation: 'isolate',
  color: '#fff',
  '::before': {
    content: '',
    ...onPicture,
    position: 'absolute',
    inset: '8px',
    zIndex: -1,
    borderRadius: '50%',
  },
});

export const row = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  padding: '6px 0 6px 12px',
  borderRadius: vars.radiusS,
  background: vars.surfaceSunken,
  color: vars.textSecondary,
});
export const words = screenStyle({ display: 'grid', gap: '1px' });
export const name = screenStyle({
  ...text(15, 21),
  color: vars.textPrimary,
  overflowWrap: 'anywhere',
});
export const size = screenStyle({ ...text(13, 18), ...tabular });
export const problem = screenStyle({ ...text(13, 18), color: vars.negativeText });
