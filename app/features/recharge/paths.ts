/** Spelled as in the specification. */
export const rechargePath = '/pages/my/recharge';
