import type { LocaleId } from '../../app/brand/locales.ts';

/** Messages that carry no code; `{brand}` and `{phone}` are filled. None names the account: a number passes on. */
export const smsTexts = {
  /** To the number that an account had before. */
  phoneReplaced: {
    'zh-CN':
      '【{brand}】此手机号已从你的账号解绑，账号现已绑定 {phone}。如果不是你本人操作，请立即联系客服。',
    'zh-HANT':
      '【{brand}】此手機號碼已從您的帳號移除，帳號現已綁定 {phone}。如果不是您本人操作，請立即聯絡客服。',
    'en-US':
      '{brand}: Your account no longer has this mobile number; it now has {phone}. If this wasn’t you, contact customer service right away.',
    'ms-MY':
      '{brand}: Akaun anda tidak lagi menggunakan nombor telefon ini; nombornya kini {phone}. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    'vi-VN':
      '{brand}: Tài khoản của bạn không còn gắn với số điện thoại này; hiện gắn với số {phone}. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    'es-ES':
      '{brand}: Tu cuenta ya no tiene este número de móvil; ahora tiene el {phone}. Si no has sido tú, contacta enseguida con atención al cliente.',
  },
  /** To the number that an account has now. */
  phoneAdded: {
    'zh-CN':
      '【{brand}】你的账号现已绑定此手机号，24 小时内不能用它重置登录密码或资金密码。如果不是你本人操作，请联系客服。',
    'zh-HANT':
      '【{brand}】您的帳號現已綁定此手機號碼，24 小時內不能用它重設登入密碼或資金密碼。如果不是您本人操作，請聯絡客服。',
    'en-US':
      '{brand}: Your account now has this mobile number. For 24 hours it can’t be used to reset your password or PIN. If this wasn’t you, contact customer service.',
    'ms-MY':
      '{brand}: Akaun anda kini menggunakan nombor telefon ini. Selama 24 jam, ia tidak boleh digunakan untuk menetapkan semula kata laluan atau PIN. Jika ini bukan anda, hubungi khidmat pelanggan.',
    'vi-VN':
      '{brand}: Tài khoản của bạn hiện gắn với số điện thoại này. Trong 24 giờ, chưa thể dùng số này để đặt lại mật khẩu hoặc mã PIN. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ.',
    'es-ES':
      '{brand}: Tu cuenta tiene ahora este número de móvil. Durante 24 horas no servirá para restablecer la contraseña ni el PIN. Si no has sido tú, contacta con atención al cliente.',
  },
} as const satisfies Record<string, Record<LocaleId, string>>;
