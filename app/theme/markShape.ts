import { markImage } from '../brand/theme/themeCss.ts';

/** The shape of the brand's mark, as a mask. Until its picture is there nothing is painted. */
export const markShape = `var(${markImage}, linear-gradient(transparent, transparent)) center / contain no-repeat`;
