import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { unseen } from '../theme/type.ts';

const groundColour = createVar();

export const seal = partStyle({ position: 'relative', flex: 'none', display: 'inline-flex' });
export const ground = partVariants({
  page: { color: vars.brandText, vars: { [groundColour]: vars.page } },
  // The list keeps its parts apart by itself, a bar does not.
  bar: { marginLeft: '5px', color: vars.onTitleBar, vars: { [groundColour]: vars.titleBar } },
  bubble: { color: vars.bubbleInAccent, vars: { [groundColour]: vars.bubbleIn } },
});

export const drawing = partStyle({ width: '18px', height: '18px', fill: 'none' });
export const tick = partStyle({
  stroke: groundColour,
  strokeWidth: '2.4px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const spoken = partStyle(unseen);
