import { vars } from '../../theme/contract.css.ts';
import { partStyle } from '../../theme/style.ts';

export const drawing = partStyle({ width: '118px', height: '90px', fill: 'none' });

/** The patch of colour everything stands on. */
export const ground = partStyle({ fill: vars.brandSoft });

/** The thing itself. */
export const thing = partStyle({
  fill: vars.surfaceRaised,
  stroke: vars.textTertiary,
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Lines on the thing. */
export const line = partStyle({
  stroke: vars.controlLine,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The one detail in the brand's colour, as line or as area. */
export const detail = partStyle({
  stroke: vars.brandMark,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const spot = partStyle({ fill: vars.brandMark });

export const dots = partStyle({ fill: vars.textTertiary });
export const alarm = partStyle({ fill: vars.negativeText });
