import { vars } from '../../../theme/contract.css.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';

export const drawing = screenStyle({ display: 'block', width: '100%', height: '100%' });

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** The edge lies around the area: paper that was cut out. */
const area = (fill: string) =>
  ({
    ...round,
    fill,
    stroke: vars.surfaceRaised,
    strokeWidth: '7px',
    paintOrder: 'stroke',
  }) as const;
const line = (stroke: string, width: number) =>
  ({ ...round, fill: 'none', stroke, strokeWidth: `${width}px` }) as const;

export const paint = screenVariants({
  body: area(vars.brand),
  leaf: area(vars.accent),
  red: area(vars.negative),
  gold: area(vars.warning),
  blue: area(vars.outcomeD),
  paper: area(vars.brandSoft),
  arm: line(vars.brand, 13),
  accentLine: line(vars.accent, 5),
  paperLine: line(vars.brandSoft, 5),
  goldLine: line(vars.warning, 6),
  cheek: { fill: vars.accent, opacity: 0.55 },
  ink: { fill: vars.onBrand },
  inkLine: line(vars.onBrand, 4.5),
});
export const armEdge = screenStyle(line(vars.surfaceRaised, 20));
