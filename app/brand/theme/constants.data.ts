/** Tokens no brand changes. */
export const constantTokens = {
  titleBarH: '2.75rem',
  // Its icons and labels stop growing before the text of the pages does.
  tabBarH: 'min(3.125rem, 68px)',
  durFast: '120ms',
  durBase: '200ms',
  durSheet: '280ms',
  durPage: '320ms',
  easeOut: 'cubic-bezier(.2,.8,.2,1)',
  easeInOut: 'cubic-bezier(.45,0,.2,1)',
  zSticky: '5',
  zBar: '10',
  zFloat: '15',
  zScrim: '30',
  zSheet: '31',
  zMenu: '40',
  zDialog: '50',
  zToast: '60',
  zViewer: '70',
  zGate: '80',
} as const;
