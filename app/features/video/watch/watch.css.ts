import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';
import { block } from '../../../ui/Skeleton.css.ts';

/** The place of a film that the page knows nothing of yet. */
export const standIn = screenStyle({ ...block, aspectRatio: '16 / 9', maxHeight: '62vh' });

export const page = screenStyle({ outline: 'none' });

export const about = screenStyle({
  display: 'grid',
  gap: '6px',
  padding: `14px ${vars.gutter} 20px`,
});
export const title = screenStyle({ ...text(18, 25), ...heading, overflowWrap: 'anywhere' });
export const facts = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const left = screenStyle({
  ...text(13, 18),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  justifySelf: 'start',
  marginTop: '6px',
  padding: '6px 10px',
  borderRadius: vars.radiusS,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});

/** At the left edge of the posters below it. */
export const more = screenStyle({
  ...text(15, 20),
  padding: `0 ${vars.gutter} 10px`,
  fontWeight: 600,
});
