import type { LocaleId } from '../../app/brand/locales.ts';
import type { SessionCode } from '../calls/callFailed.ts';

/** Said with the codes that end a session: the app may show them as they are. */
export const sessionSentences: Record<SessionCode, Record<LocaleId, string>> = {
  401: {
    'zh-CN': '登录已过期，请重新登录。',
    'zh-HANT': '登入已過期，請重新登入。',
    'en-US': 'Your session has expired. Please log in again.',
    'ms-MY': 'Sesi anda telah tamat. Sila log masuk semula.',
    'vi-VN': 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    'es-ES': 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  },
  402: {
    'zh-CN': '登录凭证已失效，请重新登录。',
    'zh-HANT': '登入憑證已失效，請重新登入。',
    'en-US': 'Your login is no longer valid. Please log in again.',
    'ms-MY': 'Log masuk anda tidak lagi sah. Sila log masuk semula.',
    'vi-VN': 'Thông tin đăng nhập không còn hiệu lực. Vui lòng đăng nhập lại.',
    'es-ES': 'Tus credenciales ya no son válidas. Inicia sesión de nuevo.',
  },
  403: {
    'zh-CN': '该账号已在其他设备登录。',
    'zh-HANT': '此帳號已在其他裝置登入。',
    'en-US': 'This account was logged in on another device.',
    'ms-MY': 'Akaun ini digunakan untuk log masuk pada peranti lain.',
    'vi-VN': 'Tài khoản này đã đăng nhập trên thiết bị khác.',
    'es-ES': 'Se ha iniciado sesión con esta cuenta en otro dispositivo.',
  },
};
