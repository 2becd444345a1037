import type { NoticeText } from './noticeText.ts';

/** About bank cards and the fund password; `{bank}` comes in every language. */
export const walletNoticeTexts = {
  cardAdded: {
    'zh-CN': {
      title: '已添加银行卡',
      content: '提现银行卡新增：{bank}，尾号 {last4}。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '已新增銀行卡',
      content: '提款銀行卡新增：{bank}，末四碼 {last4}。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Bank card added',
      content:
        'Withdrawals can now go to {bank}, ending in {last4}. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Kad bank ditambah',
      content:
        'Pengeluaran kini boleh dibuat ke {bank}, berakhir dengan {last4}. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Đã thêm thẻ ngân hàng',
      content:
        'Từ nay có thể rút tiền về thẻ {bank} có số cuối {last4}. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Tarjeta bancaria añadida',
      content:
        'Ya se puede retirar a la tarjeta de {bank} terminada en {last4}. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  cardRemoved: {
    'zh-CN': {
      title: '已删除银行卡',
      content: '{bank}，尾号 {last4} 的银行卡已删除。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '已刪除銀行卡',
      content: '{bank}，末四碼 {last4} 的銀行卡已刪除。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Bank card removed',
      content:
        'The card of {bank} ending in {last4} was removed. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Kad bank dibuang',
      content:
        'Kad {bank} yang berakhir dengan {last4} telah dibuang. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Đã xóa thẻ ngân hàng',
      content:
        'Thẻ {bank} có số cuối {last4} đã bị xóa. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Tarjeta bancaria eliminada',
      content:
        'Se ha eliminado la tarjeta de {bank} terminada en {last4}. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  fundPasswordSet: {
    'zh-CN': {
      title: '资金密码已设置',
      content: '提现和管理银行卡时都会用到它。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '資金密碼已設定',
      content: '提款和管理銀行卡時都會用到。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Transaction PIN set',
      content:
        'You’ll need it to withdraw and to manage bank cards. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'PIN transaksi ditetapkan',
      content:
        'Anda memerlukannya untuk membuat pengeluaran dan mengurus kad bank. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Đã đặt mã PIN giao dịch',
      content:
        'Bạn sẽ cần mã này khi rút tiền và quản lý thẻ ngân hàng. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'PIN de operaciones creado',
      content:
        'Te hará falta para retirar y para gestionar tus tarjetas. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  fundPasswordChanged: {
    'zh-CN': {
      title: '资金密码已修改',
      content: '之前的资金密码不再有效。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '資金密碼已變更',
      content: '先前的資金密碼不再有效。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Transaction PIN changed',
      content:
        'The old one no longer works. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'PIN transaksi telah ditukar',
      content:
        'PIN yang lama tidak lagi sah. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Mã PIN giao dịch đã được thay đổi',
      content: 'Mã cũ không còn hiệu lực. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Se ha cambiado tu PIN de operaciones',
      content:
        'El anterior ya no sirve. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  fundPasswordReset: {
    'zh-CN': {
      title: '资金密码已重置',
      content: '为了安全，24 小时后才能提现。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '資金密碼已重設',
      content: '為了安全，24 小時後才能提款。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Transaction PIN reset',
      content:
        'For your safety, withdrawals wait for 24 hours. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'PIN transaksi telah ditetapkan semula',
      content:
        'Demi keselamatan anda, pengeluaran perlu menunggu 24 jam. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Mã PIN giao dịch đã được đặt lại',
      content:
        'Để bảo vệ bạn, việc rút tiền phải chờ 24 giờ. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'PIN de operaciones restablecido',
      content:
        'Por tu seguridad, no podrás retirar durante 24 horas. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  fundPasswordBlocked: {
    'zh-CN': {
      title: '资金密码已停用',
      content:
        '输错次数太多，请重新设置资金密码。你的积分不受影响。如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '資金密碼已停用',
      content:
        '輸錯次數過多，請重設資金密碼。您的點數不受影響。如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Transaction PIN blocked',
      content:
        'It was entered wrong too often. Reset it to go on; your points are untouched. If this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'PIN transaksi disekat',
      content:
        'PIN dimasukkan salah terlalu kerap. Tetapkan semula untuk meneruskan; mata anda tidak terjejas. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Mã PIN giao dịch đã bị khóa',
      content:
        'Mã đã bị nhập sai quá nhiều lần. Hãy đặt lại để tiếp tục; điểm của bạn không bị ảnh hưởng. Nếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'PIN de operaciones bloqueado',
      content:
        'Se ha introducido mal demasiadas veces. Restablécelo para continuar; tus puntos siguen intactos. Si no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
} as const satisfies Record<string, NoticeText>;
