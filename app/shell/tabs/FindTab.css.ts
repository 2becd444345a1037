import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const choice = screenStyle({ padding: `8px ${vars.gutter} 4px` });

/** One part fills the page. */
export const section = screenStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

export const search = screenStyle({
  display: 'flex',
  alignItems: 'center',
  paddingRight: `calc(${vars.gutter} - 12px)`,
});

export const field = screenStyle({
  flex: 1,
  minWidth: 0,
  marginRight: `calc(4px - ${vars.gutter})`,
});
