import type { NoticeText } from './noticeText.ts';
import { pointsNoticeTexts } from './pointsNoticeTexts.data.ts';
import { walletNoticeTexts } from './walletNoticeTexts.data.ts';

/** Kinds about the account, which all brands of a platform share: they name no brand and no points. */
export const accountNoticeTexts = {
  passwordChanged: {
    'zh-CN': {
      title: '登录密码已修改',
      content: '其他设备已退出登录。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '登入密碼已變更',
      content: '其他裝置已登出。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Your password was changed',
      content:
        'Your other devices were logged out. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Kata laluan anda telah ditukar',
      content:
        'Peranti anda yang lain telah dilog keluar. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Mật khẩu của bạn đã được thay đổi',
      content:
        'Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Se ha cambiado tu contraseña',
      content:
        'Se ha cerrado la sesión en tus otros dispositivos. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  passwordReset: {
    'zh-CN': {
      title: '登录密码已重置',
      content: '已通过手机验证码重置，所有设备均已退出登录。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '登入密碼已重設',
      content: '已透過手機驗證碼重設，所有裝置均已登出。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Your password was reset',
      content:
        'This was done with a code sent to your mobile number, and all devices were logged out. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Kata laluan anda telah ditetapkan semula',
      content:
        'Ini dibuat dengan kod yang dihantar ke nombor telefon anda, dan semua peranti telah dilog keluar. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Mật khẩu của bạn đã được đặt lại',
      content:
        'Mật khẩu được đặt lại bằng mã gửi đến số điện thoại của bạn, và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Se ha restablecido tu contraseña',
      content:
        'Se ha hecho con un código enviado a tu móvil y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  phoneChanged: {
    'zh-CN': {
      title: '手机号已更新',
      content: '你的账号现已绑定 {phone}。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '手機號碼已更新',
      content: '您的帳號現已綁定 {phone}。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Your mobile number was updated',
      content:
        'Your account now has the number {phone}. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Nombor telefon anda telah dikemas kini',
      content:
        'Akaun anda kini mempunyai nombor {phone}. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Số điện thoại của bạn đã được cập nhật',
      content:
        'Tài khoản của bạn hiện gắn với số {phone}. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Se ha actualizado tu número de móvil',
      content:
        'Tu cuenta tiene ahora el número {phone}. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  invitedJoined: {
    'zh-CN': { title: '你邀请的好友来了', content: '“{nickName}”用你的邀请码注册了账号。' },
    'zh-HANT': { title: '您邀請的好友來了', content: '「{nickName}」用您的邀請碼註冊了帳號。' },
    'en-US': {
      title: 'Someone you invited has joined',
      content: '{nickName} signed up with your invitation code.',
    },
    'ms-MY': {
      title: 'Orang yang anda jemput telah menyertai',
      content: '{nickName} mendaftar dengan kod jemputan anda.',
    },
    'vi-VN': {
      title: 'Người bạn mời đã tham gia',
      content: '{nickName} đã đăng ký bằng mã mời của bạn.',
    },
    'es-ES': {
      title: 'Ha llegado alguien con tu invitación',
      content: '{nickName} ha creado una cuenta con tu código de invitación.',
    },
  },
  safety: {
    'zh-CN': {
      title: '保护好你的账号',
      content: '客服不会向你索要密码或短信验证码。请不要把它们告诉任何人。',
    },
    'zh-HANT': {
      title: '保護好您的帳號',
      content: '客服不會向您索取密碼或手機驗證碼。請不要告訴任何人。',
    },
    'en-US': {
      title: 'Keep your account safe',
      content:
        'Customer service never asks for your password or an SMS code. Don’t share them with anyone.',
    },
    'ms-MY': {
      title: 'Lindungi akaun anda',
      content:
        'Khidmat pelanggan tidak akan meminta kata laluan atau kod SMS anda. Jangan kongsi dengan sesiapa pun.',
    },
    'vi-VN': {
      title: 'Giữ an toàn cho tài khoản',
      content:
        'Bộ phận hỗ trợ không bao giờ hỏi mật khẩu hay mã xác thực SMS. Đừng chia sẻ chúng với bất kỳ ai.',
    },
    'es-ES': {
      title: 'Protege tu cuenta',
      content:
        'Atención al cliente nunca te pide la contraseña ni un código SMS. No los compartas con nadie.',
    },
  },
  languages: {
    'zh-CN': {
      title: '可以切换语言了',
      content: '在“我的”里打开“语言”，换成你习惯的语言。通知也会随之改变。',
    },
    'zh-HANT': {
      title: '可以切換語言了',
      content: '在「我的」中開啟「語言」，換成您習慣的語言。通知也會一併改變。',
    },
    'en-US': {
      title: 'Use the app in your language',
      content: 'Open Language under Me and pick the one you like. Notices follow it too.',
    },
    'ms-MY': {
      title: 'Guna aplikasi dalam bahasa anda',
      content:
        'Buka Bahasa di bawah Saya dan pilih bahasa yang anda suka. Notis juga akan mengikutinya.',
    },
    'vi-VN': {
      title: 'Dùng ứng dụng bằng ngôn ngữ của bạn',
      content:
        'Mở Ngôn ngữ trong mục Cá nhân và chọn ngôn ngữ bạn thích. Thông báo cũng sẽ đổi theo.',
    },
    'es-ES': {
      title: 'Usa la aplicación en tu idioma',
      content: 'Abre Idioma en Perfil y elige el que prefieras. Los avisos también lo seguirán.',
    },
  },
  accountActivated: {
    'zh-CN': { title: '账号已激活', content: '你的账号状态现在是“已激活”。' },
    'zh-HANT': { title: '帳號已啟用', content: '您的帳號狀態現在是「已啟用」。' },
    'en-US': {
      title: 'Your account is activated',
      content: 'Your account status is now Activated.',
    },
    'ms-MY': {
      title: 'Akaun anda telah diaktifkan',
      content: 'Status akaun anda kini Diaktifkan.',
    },
    'vi-VN': {
      title: 'Tài khoản đã được kích hoạt',
      content: 'Trạng thái tài khoản của bạn hiện là Đã kích hoạt.',
    },
    'es-ES': {
      title: 'Tu cuenta está activada',
      content: 'El estado de tu cuenta es ahora: Activada.',
    },
  },
} as const satisfies Record<string, NoticeText>;

/** Kinds about what a person has, or did, at one brand: no other brand shows them. */
export const brandNoticeTexts = {
  ...pointsNoticeTexts,
  ...walletNoticeTexts,
  welcome: {
    'zh-CN': {
      title: '{brand}：欢迎你',
      content: '你的账号 {account} 已经注册成功。\n记得在安全设置里绑定手机号，忘记密码时会用到。',
    },
    'zh-HANT': {
      title: '{brand}：歡迎您',
      content: '您的帳號 {account} 已註冊成功。\n請在安全設定中綁定手機號碼，忘記密碼時會用到。',
    },
    'en-US': {
      title: 'Welcome to {brand}',
      content:
        'Your account {account} is ready.\nAdd your mobile number in the security settings: you’ll need it if you forget your password.',
    },
    'ms-MY': {
      title: 'Selamat datang ke {brand}',
      content:
        'Akaun anda {account} sudah sedia.\nTambah nombor telefon anda dalam tetapan keselamatan: ia diperlukan jika anda terlupa kata laluan.',
    },
    'vi-VN': {
      title: 'Chào mừng bạn đến với {brand}',
      content:
        'Tài khoản {account} của bạn đã sẵn sàng.\nHãy thêm số điện thoại trong phần cài đặt bảo mật: bạn sẽ cần đến khi quên mật khẩu.',
    },
    'es-ES': {
      title: 'Te damos la bienvenida a {brand}',
      content:
        'Tu cuenta {account} está lista.\nAñade tu número de móvil en los ajustes de seguridad: te hará falta si olvidas la contraseña.',
    },
  },
} as const satisfies Record<string, NoticeText>;

/** Kinds of notices; `{name}` is filled from the notice's values. */
export const noticeTexts = { ...accountNoticeTexts, ...brandNoticeTexts };
