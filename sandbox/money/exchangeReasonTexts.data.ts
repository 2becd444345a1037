import type { LocaleId } from '../../app/brand/locales.ts';
import type { ExchangeReason } from '../../app/contract/exchange/exchangeReason.ts';

/**
 * What a person is told of a withdrawal that failed; nothing else is ever said. The app says the same
 * (`exchange.reasons`).
 */
export const exchangeReasonTexts: Readonly<
  Record<ExchangeReason, Readonly<Record<LocaleId, string>>>
> = {
  cardRefused: {
    'zh-CN': '银行未受理此卡，积分已退回。请向银行确认此卡，或提现到其他卡。',
    'zh-HANT': '銀行未受理此卡，點數已退回。請向銀行確認此卡，或提款到其他卡。',
    'en-US':
      "The bank didn't accept this card. Your points are back. Check the card with your bank, or withdraw to another one.",
    'ms-MY':
      'Bank tidak menerima kad ini. Mata anda telah dikembalikan. Semak kad dengan bank anda, atau keluarkan wang ke kad lain.',
    'vi-VN':
      'Ngân hàng không chấp nhận thẻ này. Điểm đã được hoàn lại. Hãy kiểm tra thẻ với ngân hàng hoặc rút về thẻ khác.',
    'es-ES':
      'El banco no ha aceptado esta tarjeta. Tus puntos han vuelto. Consulta con tu banco o retira a otra tarjeta.',
  },
  nameMismatch: {
    'zh-CN':
      '银行登记的姓名与持卡人姓名不一致，积分已退回。请提现到本人名下的卡，或请客服更正姓名。',
    'zh-HANT':
      '銀行登記的姓名與持卡人姓名不符，點數已退回。請提款到本人名下的卡，或請客服更正姓名。',
    'en-US':
      'The bank has another name for this card. Your points are back. Withdraw to a card in your name, or ask customer service to correct the name.',
    'ms-MY':
      'Bank mempunyai nama lain untuk kad ini. Mata anda telah dikembalikan. Keluarkan wang ke kad atas nama anda, atau minta khidmat pelanggan membetulkan nama.',
    'vi-VN':
      'Ngân hàng ghi tên khác cho thẻ này. Điểm đã được hoàn lại. Hãy rút về thẻ đứng tên bạn, hoặc nhờ bộ phận hỗ trợ sửa tên.',
    'es-ES':
      'El banco tiene otro nombre para esta tarjeta. Tus puntos han vuelto. Retira a una tarjeta a tu nombre o pide a atención al cliente que corrija el nombre.',
  },
  bankUnavailable: {
    'zh-CN': '暂时无法连接银行，积分已退回。请稍后再试，或提现到其他银行的卡。',
    'zh-HANT': '暫時無法連線到銀行，點數已退回。請稍後再試，或提款到其他銀行的卡。',
    'en-US':
      "The bank can't be reached at the moment. Your points are back. Try again later, or withdraw to a card of another bank.",
    'ms-MY':
      'Bank tidak dapat dihubungi buat masa ini. Mata anda telah dikembalikan. Cuba lagi nanti, atau keluarkan wang ke kad bank lain.',
    'vi-VN':
      'Hiện không kết nối được với ngân hàng. Điểm đã được hoàn lại. Hãy thử lại sau hoặc rút về thẻ của ngân hàng khác.',
    'es-ES':
      'Ahora mismo no se puede contactar con el banco. Tus puntos han vuelto. Inténtalo más tarde o retira a una tarjeta de otro banco.',
  },
  notByOwner: {
    'zh-CN': '你告知这笔提现并非本人操作，积分已退回。请修改登录密码和资金密码。',
    'zh-HANT': '您告知這筆提款並非本人操作，點數已退回。請變更登入密碼和資金密碼。',
    'en-US':
      "You told us that this withdrawal wasn't yours. Your points are back. Change your login password and your PIN.",
    'ms-MY':
      'Anda memaklumkan bahawa pengeluaran ini bukan dibuat oleh anda. Mata anda telah dikembalikan. Tukar kata laluan log masuk dan PIN anda.',
    'vi-VN':
      'Bạn đã báo rằng lệnh rút này không phải của bạn. Điểm đã được hoàn lại. Hãy đổi mật khẩu đăng nhập và mã PIN.',
    'es-ES':
      'Nos has dicho que esta retirada no era tuya. Tus puntos han vuelto. Cambia tu contraseña de acceso y tu PIN.',
  },
  askedByOwner: {
    'zh-CN': '你请客服停止了这笔提现，积分已退回，可随时再次提现。',
    'zh-HANT': '您請客服停止了這筆提款，點數已退回，可隨時再次提款。',
    'en-US':
      'You asked customer service to stop this withdrawal. Your points are back. You can withdraw again at any time.',
    'ms-MY':
      'Anda meminta khidmat pelanggan menghentikan pengeluaran ini. Mata anda telah dikembalikan. Anda boleh mengeluarkan wang semula pada bila-bila masa.',
    'vi-VN':
      'Bạn đã yêu cầu bộ phận hỗ trợ dừng lệnh rút này. Điểm đã được hoàn lại. Bạn có thể rút lại bất cứ lúc nào.',
    'es-ES':
      'Has pedido a atención al cliente que detuviera esta retirada. Tus puntos han vuelto. Puedes retirar de nuevo cuando quieras.',
  },
  technical: {
    'zh-CN': '我方系统出现问题，积分已退回。请重试，无需其他操作。',
    'zh-HANT': '我方系統發生問題，點數已退回。請重試，無需其他操作。',
    'en-US':
      'Something went wrong on our side. Your points are back. Please try again; nothing else is needed.',
    'ms-MY':
      'Berlaku masalah di pihak kami. Mata anda telah dikembalikan. Sila cuba lagi; tiada apa-apa lagi diperlukan.',
    'vi-VN':
      'Đã có lỗi từ phía chúng tôi. Điểm đã được hoàn lại. Vui lòng thử lại; không cần làm gì thêm.',
    'es-ES':
      'Ha fallado algo por nuestra parte. Tus puntos han vuelto. Inténtalo de nuevo; no hace falta nada más.',
  },
};
