import { screenStyle } from '../../../../theme/style.ts';

export const link = screenStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '2px',
  overflowWrap: 'anywhere',
  // What turns the words around it around does not turn the address.
  unicodeBidi: 'isolate',
  direction: 'ltr',
  ':active': { opacity: 0.7 },
});
