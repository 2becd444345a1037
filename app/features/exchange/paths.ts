/** Spelled as in the specification. */
export const exchangePaths = {
  exchange: '/pages/my/exchange',
  records: '/pages/my/exchange-record',
  cards: '/pages/setting/bank-management',
  addCard: '/pages/setting/add-bank',
  fundPassword: '/pages/setting/fund-password',
  changeFundPassword: '/pages/setting/change-fund-password',
} as const;

/** Where a forgotten fund password is set anew. */
export const pathToReset = `${exchangePaths.fundPassword}?way=reset`;
