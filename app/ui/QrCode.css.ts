import { partStyle } from '../theme/style.ts';

export const code = partStyle({ display: 'block', width: '100%', height: '100%' });
/** Rounded as in the image that is saved. */
export const logo = partStyle({ clipPath: 'inset(0 round 24%)' });
