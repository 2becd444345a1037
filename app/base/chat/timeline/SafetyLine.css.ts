import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const safety = screenStyle({
  ...text(13, 18),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '8px',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.gutter})`,
  margin: '10px auto 8px',
  padding: '8px 12px',
  borderRadius: vars.radiusM,
  background: vars.chatTip,
  color: vars.onChatTip,
});

/** Below the sentence; each 44 high for a finger, drawn close together. */
export const actions = screenStyle({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  // Their words begin where those of the sentence do.
  margin: '0 0 -6px -10px',
});
export const action = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 10px',
  borderRadius: vars.radiusS,
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'underline',
});
