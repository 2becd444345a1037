/** Spelled as in the specification. */
export const switchAccountPath = '/pages/my/switch-account';
