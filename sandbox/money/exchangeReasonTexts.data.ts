import type { LocaleId } from '../../app/brand/locales.ts';
import type { ExchangeReason } from '../../app/contract/exchange/exchangeReason.ts';

/** What a person is told of a withdrawal that failed; nothing else is ever said. */
export const exchangeReasonTexts: Readonly<
  Record<ExchangeReason, Readonly<Record<LocaleId, string>>>
> = {
  cardRefused: {
    'zh-CN': '银行未受理这张卡。请换一张卡再试。',
    'zh-HANT': '銀行未受理這張卡。請換一張卡再試。',
    'en-US': 'The bank did not accept this card. Please try another card.',
    'ms-MY': 'Bank tidak menerima kad ini. Sila cuba kad lain.',
    'vi-VN': 'Ngân hàng không chấp nhận thẻ này. Vui lòng thử thẻ khác.',
    'es-ES': 'El banco no ha aceptado esta tarjeta. Prueba con otra.',
  },
  nameMismatch: {
    'zh-CN': '银行登记的姓名与持卡人姓名不一致。请核对后联系客服。',
    'zh-HANT': '銀行登記的姓名與持卡人姓名不符。請核對後聯絡客服。',
    'en-US':
      'The bank has another name for this card. Check the name and contact customer service.',
    'ms-MY': 'Nama pada bank berlainan. Semak nama dan hubungi khidmat pelanggan.',
    'vi-VN': 'Tên tại ngân hàng không khớp. Hãy kiểm tra lại tên và liên hệ hỗ trợ.',
    'es-ES':
      'El banco tiene otro nombre para esta tarjeta. Revísalo y contacta con atención al cliente.',
  },
  bankUnavailable: {
    'zh-CN': '暂时无法连接这家银行。请稍后再试，或换一张卡。',
    'zh-HANT': '暫時無法連線這家銀行。請稍後再試，或換一張卡。',
    'en-US': 'The bank cannot be reached at the moment. Try again later or use another card.',
    'ms-MY': 'Bank tidak dapat dihubungi buat masa ini. Cuba lagi nanti atau guna kad lain.',
    'vi-VN': 'Hiện không kết nối được với ngân hàng. Hãy thử lại sau hoặc dùng thẻ khác.',
    'es-ES':
      'Ahora mismo no se puede contactar con el banco. Inténtalo más tarde o usa otra tarjeta.',
  },
  notByOwner: {
    'zh-CN': '你告知这笔提现不是你本人申请的。请修改登录密码和资金密码。',
    'zh-HANT': '您告知這筆提款不是您本人申請的。請變更登入密碼和資金密碼。',
    'en-US':
      'You told us that you did not ask for this withdrawal. Change your password and your transaction PIN.',
    'ms-MY':
      'Anda memaklumkan bahawa pengeluaran ini bukan oleh anda. Tukar kata laluan dan PIN transaksi anda.',
    'vi-VN':
      'Bạn đã báo rằng bạn không yêu cầu lần rút tiền này. Hãy đổi mật khẩu và mã PIN giao dịch.',
    'es-ES':
      'Nos has dicho que no has pedido esta retirada. Cambia tu contraseña y tu PIN de operaciones.',
  },
  askedByOwner: {
    'zh-CN': '已按你的要求停止。需要时可以重新提现。',
    'zh-HANT': '已按您的要求停止。需要時可以重新提款。',
    'en-US': 'It was stopped because you asked for it. You can withdraw again at any time.',
    'ms-MY': 'Ia dihentikan atas permintaan anda. Anda boleh membuat pengeluaran semula.',
    'vi-VN': 'Lệnh đã dừng theo yêu cầu của bạn. Bạn có thể rút tiền lại bất cứ lúc nào.',
    'es-ES': 'Se ha detenido porque lo has pedido. Puedes volver a retirar cuando quieras.',
  },
  technical: {
    'zh-CN': '出现技术问题。请重新提现。',
    'zh-HANT': '發生技術問題。請重新提款。',
    'en-US': 'There was a technical problem. Please withdraw again.',
    'ms-MY': 'Terdapat masalah teknikal. Sila buat pengeluaran semula.',
    'vi-VN': 'Đã xảy ra sự cố kỹ thuật. Vui lòng rút tiền lại.',
    'es-ES': 'Ha habido un problema técnico. Vuelve a retirar, por favor.',
  },
};
