import type { LocaleId } from '../../app/brand/locales.ts';
import type { CorrectionCause, GrantCause } from '../../app/contract/points/order.ts';
import type { RechargeReason } from '../../app/contract/recharge/rechargeReason.ts';

type Texts = Readonly<Record<LocaleId, string>>;

/** Why a top-up failed, and what to do. */
export const rechargeReasonTexts: Readonly<Record<RechargeReason, Texts>> = {
  notFound: {
    'zh-CN': '没有找到这笔转账。请核对后重新申报。',
    'zh-HANT': '找不到這筆轉帳。請核對後重新申報。',
    'en-US': 'The transfer was not found. Check it and report it again.',
    'ms-MY': 'Pindahan tidak ditemui. Semak dan laporkan semula.',
    'vi-VN': 'Không tìm thấy giao dịch. Hãy kiểm tra và báo lại.',
    'es-ES': 'No se ha encontrado la transferencia. Revísala y vuelve a indicarla.',
  },
  wrongNetwork: {
    'zh-CN': '转账使用了其他网络。请联系客服。',
    'zh-HANT': '轉帳使用了其他網路。請聯絡客服。',
    'en-US': 'It was sent over another network. Contact customer service.',
    'ms-MY': 'Ia dihantar melalui rangkaian lain. Hubungi khidmat pelanggan.',
    'vi-VN': 'Giao dịch được gửi qua mạng khác. Hãy liên hệ hỗ trợ.',
    'es-ES': 'Se envió por otra red. Contacta con atención al cliente.',
  },
  wrongToken: {
    'zh-CN': '转账的不是 USDT。请联系客服。',
    'zh-HANT': '轉帳的不是 USDT。請聯絡客服。',
    'en-US': 'Another token than USDT was sent. Contact customer service.',
    'ms-MY': 'Token lain daripada USDT telah dihantar. Hubungi khidmat pelanggan.',
    'vi-VN': 'Token được gửi không phải USDT. Hãy liên hệ hỗ trợ.',
    'es-ES': 'No se enviaron USDT sino otro token. Contacta con atención al cliente.',
  },
  wrongAddress: {
    'zh-CN': '转账到了其他地址。请核对地址。',
    'zh-HANT': '轉帳到了其他地址。請核對地址。',
    'en-US': 'It was sent to another address. Check the address.',
    'ms-MY': 'Ia dihantar ke alamat lain. Semak alamat.',
    'vi-VN': 'Giao dịch được gửi đến địa chỉ khác. Hãy kiểm tra địa chỉ.',
    'es-ES': 'Se envió a otra dirección. Revisa la dirección.',
  },
  notReceived: {
    'zh-CN': '尚未收到这笔转账。请向你的银行查询。',
    'zh-HANT': '尚未收到這筆轉帳。請向您的銀行查詢。',
    'en-US': 'The transfer has not arrived. Ask your bank.',
    'ms-MY': 'Pindahan belum diterima. Tanya bank anda.',
    'vi-VN': 'Chưa nhận được khoản chuyển. Hãy hỏi ngân hàng của bạn.',
    'es-ES': 'La transferencia no ha llegado. Pregunta a tu banco.',
  },
  duplicate: {
    'zh-CN': '这笔转账已在另一笔订单中入账。',
    'zh-HANT': '這筆轉帳已在另一筆訂單入帳。',
    'en-US': 'This transfer was credited with another order.',
    'ms-MY': 'Pindahan ini telah dikreditkan dengan pesanan lain.',
    'vi-VN': 'Giao dịch này đã được ghi có trong đơn khác.',
    'es-ES': 'Esta transferencia ya se abonó con otra orden.',
  },
};

/** Why points were given, as a part of a sentence. */
export const grantCauseTexts: Readonly<Record<GrantCause, Texts>> = {
  welcome: {
    'zh-CN': '新人礼',
    'zh-HANT': '新人禮',
    'en-US': 'welcome gift',
    'ms-MY': 'hadiah alu-aluan',
    'vi-VN': 'quà chào mừng',
    'es-ES': 'regalo de bienvenida',
  },
  invite: {
    'zh-CN': '邀请好友',
    'zh-HANT': '邀請好友',
    'en-US': 'invitation',
    'ms-MY': 'jemputan',
    'vi-VN': 'mời bạn bè',
    'es-ES': 'invitación',
  },
  event: {
    'zh-CN': '活动',
    'zh-HANT': '活動',
    'en-US': 'event',
    'ms-MY': 'acara',
    'vi-VN': 'sự kiện',
    'es-ES': 'evento',
  },
  goodwill: {
    'zh-CN': '补偿',
    'zh-HANT': '補償',
    'en-US': 'goodwill',
    'ms-MY': 'ihsan',
    'vi-VN': 'bồi thường thiện chí',
    'es-ES': 'cortesía',
  },
};

/** Why points were corrected, as a part of a sentence. */
export const correctionCauseTexts: Readonly<Record<CorrectionCause, Texts>> = {
  doubleCredit: {
    'zh-CN': '重复入账',
    'zh-HANT': '重複入帳',
    'en-US': 'credited twice',
    'ms-MY': 'dikreditkan dua kali',
    'vi-VN': 'ghi có hai lần',
    'es-ES': 'abonado dos veces',
  },
  chainReverted: {
    'zh-CN': '链上转账被撤销',
    'zh-HANT': '鏈上轉帳被撤銷',
    'en-US': 'the transfer was reverted',
    'ms-MY': 'pindahan telah dibatalkan',
    'vi-VN': 'giao dịch đã bị hoàn tác',
    'es-ES': 'la transferencia se revirtió',
  },
  underpaid: {
    'zh-CN': '入账少于应付',
    'zh-HANT': '入帳少於應付',
    'en-US': 'credited too little',
    'ms-MY': 'dikreditkan kurang',
    'vi-VN': 'ghi có thiếu',
    'es-ES': 'se abonó de menos',
  },
};
