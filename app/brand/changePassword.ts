/**
 * Where password managers ask for the page that changes the password, and the page itself (W3C, A
 * Well-Known URL for Changing Passwords).
 */
export const changePassword = {
  asked: '/.well-known/change-password',
  page: '/pages/setting/modify-password',
} as const;
