import { createVar, fallbackVar } from '@vanilla-extract/css';
import { partStyle } from '../../theme/style.ts';

/** Set by the active tab: how much of the shape is filled, and the colour of what is cut out of it. */
export const fillOpacity = createVar();
export const cutColour = createVar();

export const shape = partStyle({
  fill: 'currentColor',
  fillOpacity: fallbackVar(fillOpacity, '0'),
});
export const cut = partStyle({ stroke: fallbackVar(cutColour, 'currentColor') });

export const solid = partStyle({ fill: 'currentColor' });
export const heavy = partStyle({ strokeWidth: '3.2px' });
