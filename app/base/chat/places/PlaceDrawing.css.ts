import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const drawing = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
});
export const ground = screenStyle({ fill: vars.surfaceSunken });
export const park = screenStyle({ fill: vars.positiveSoft });
export const water = screenStyle({ stroke: vars.infoSoft, strokeWidth: '16px' });
export const street = screenStyle({ stroke: vars.surfaceRaised, strokeWidth: '4px' });
export const avenue = screenStyle({ stroke: vars.surfaceRaised, strokeWidth: '8px' });
export const shade = screenStyle({ fill: vars.scrim });
export const pin = screenStyle({ fill: vars.brandMark });
export const eye = screenStyle({ fill: vars.surfaceRaised });
