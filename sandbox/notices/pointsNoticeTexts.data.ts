import type { NoticeText } from './noticeText.ts';

/** Notices of orders, in the words of their reader; amounts are written when they are read. */
export const pointsNoticeTexts = {
  rechargeDone: {
    'zh-CN': {
      title: '充值已到账',
      content: '已入账 {amount}（申报 {claimed}）。\n订单号：{orderNo}',
    },
    'zh-HANT': {
      title: '儲值已入帳',
      content: '已入帳 {amount}（申報 {claimed}）。\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'Your top-up is complete',
      content: '{amount} was credited (reported: {claimed}).\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Tambah nilai selesai',
      content: '{amount} telah dikreditkan (dilaporkan: {claimed}).\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Nạp tiền hoàn tất',
      content: 'Đã ghi có {amount} (bạn đã báo: {claimed}).\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'Recarga completada',
      content: 'Se han abonado {amount} (indicado: {claimed}).\nN.º de operación: {orderNo}',
    },
  },
  rechargeFailed: {
    'zh-CN': {
      title: '充值失败',
      content: '申报的 {claimed} 未能入账。{reason}\n订单号：{orderNo}',
    },
    'zh-HANT': {
      title: '儲值失敗',
      content: '申報的 {claimed} 未能入帳。{reason}\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'Your top-up failed',
      content: 'The {claimed} you reported was not credited. {reason}\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Tambah nilai gagal',
      content:
        '{claimed} yang anda laporkan tidak dikreditkan. {reason}\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Nạp tiền thất bại',
      content: 'Khoản {claimed} bạn báo chưa được ghi có. {reason}\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'La recarga ha fallado',
      content:
        'No se han abonado los {claimed} que indicaste. {reason}\nN.º de operación: {orderNo}',
    },
  },
  exchangeRequested: {
    'zh-CN': {
      title: '提现申请已提交',
      content:
        '提现 {amount} 至尾号 {last4} 的银行卡，审核中。\n订单号：{orderNo}\n如果不是你本人操作，请立即联系客服。',
    },
    'zh-HANT': {
      title: '提款申請已送出',
      content:
        '提款 {amount} 至末四碼 {last4} 的銀行卡，審核中。\n訂單編號：{orderNo}\n如果不是您本人操作，請立即聯絡客服。',
    },
    'en-US': {
      title: 'Withdrawal in review',
      content:
        '{amount} to your bank card ending in {last4}.\nOrder number: {orderNo}\nIf this wasn’t you, contact customer service right away.',
    },
    'ms-MY': {
      title: 'Pengeluaran dalam semakan',
      content:
        '{amount} ke kad bank anda berakhir {last4}.\nNombor pesanan: {orderNo}\nJika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'vi-VN': {
      title: 'Yêu cầu rút tiền đang duyệt',
      content:
        '{amount} về thẻ ngân hàng số cuối {last4}.\nMã đơn: {orderNo}\nNếu không phải bạn thực hiện, hãy liên hệ hỗ trợ ngay.',
    },
    'es-ES': {
      title: 'Retirada en revisión',
      content:
        '{amount} a tu tarjeta bancaria que termina en {last4}.\nN.º de operación: {orderNo}\nSi no has sido tú, contacta enseguida con atención al cliente.',
    },
  },
  exchangeApproved: {
    'zh-CN': {
      title: '提现审核通过',
      content: '{amount} 正在付款至尾号 {last4} 的银行卡。\n订单号：{orderNo}',
    },
    'zh-HANT': {
      title: '提款審核通過',
      content: '{amount} 正在付款至末四碼 {last4} 的銀行卡。\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'Withdrawal approved',
      content:
        '{amount} is being paid to your bank card ending in {last4}.\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Pengeluaran diluluskan',
      content:
        '{amount} sedang dibayar ke kad bank anda berakhir {last4}.\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Yêu cầu rút tiền đã được duyệt',
      content: '{amount} đang được chuyển về thẻ ngân hàng số cuối {last4}.\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'Retirada aprobada',
      content:
        '{amount} está en camino a tu tarjeta bancaria que termina en {last4}.\nN.º de operación: {orderNo}',
    },
  },
  exchangePaid: {
    'zh-CN': {
      title: '提现已完成',
      content:
        '{amount} 已付款至尾号 {last4} 的银行卡。\n付款凭证号：{payoutRef}\n订单号：{orderNo}',
    },
    'zh-HANT': {
      title: '提款已完成',
      content:
        '{amount} 已付款至末四碼 {last4} 的銀行卡。\n付款憑證號碼：{payoutRef}\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'Withdrawal completed',
      content:
        '{amount} was paid to your bank card ending in {last4}.\nPayment reference: {payoutRef}\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Pengeluaran selesai',
      content:
        '{amount} telah dibayar ke kad bank anda berakhir {last4}.\nRujukan bayaran: {payoutRef}\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Rút tiền hoàn tất',
      content:
        '{amount} đã được chuyển về thẻ ngân hàng số cuối {last4}.\nMã chuyển khoản: {payoutRef}\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'Retirada completada',
      content:
        '{amount} se ha pagado a tu tarjeta bancaria que termina en {last4}.\nReferencia del pago: {payoutRef}\nN.º de operación: {orderNo}',
    },
  },
  exchangeFailed: {
    'zh-CN': {
      title: '提现失败',
      content: '提现 {amount} 至尾号 {last4} 的银行卡。\n{reason}\n订单号：{orderNo}',
    },
    'zh-HANT': {
      title: '提款失敗',
      content: '提款 {amount} 至末四碼 {last4} 的銀行卡。\n{reason}\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'Withdrawal failed',
      content: '{amount} to your bank card ending in {last4}.\n{reason}\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Pengeluaran gagal',
      content: '{amount} ke kad bank anda berakhir {last4}.\n{reason}\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Rút tiền thất bại',
      content: '{amount} về thẻ ngân hàng số cuối {last4}.\n{reason}\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'La retirada ha fallado',
      content:
        '{amount} a tu tarjeta bancaria que termina en {last4}.\n{reason}\nN.º de operación: {orderNo}',
    },
  },
  pointsGranted: {
    'zh-CN': { title: '收到积分', content: '{amount} 已入账。\n原因：{cause}\n订单号：{orderNo}' },
    'zh-HANT': {
      title: '收到點數',
      content: '{amount} 已入帳。\n原因：{cause}\n訂單編號：{orderNo}',
    },
    'en-US': {
      title: 'You received points',
      content: '{amount} was credited.\nReason: {cause}\nOrder number: {orderNo}',
    },
    'ms-MY': {
      title: 'Anda menerima mata',
      content: '{amount} telah dikreditkan.\nSebab: {cause}\nNombor pesanan: {orderNo}',
    },
    'vi-VN': {
      title: 'Bạn nhận được điểm',
      content: 'Đã ghi có {amount}.\nLý do: {cause}\nMã đơn: {orderNo}',
    },
    'es-ES': {
      title: 'Has recibido puntos',
      content: 'Se han abonado {amount}.\nMotivo: {cause}\nN.º de operación: {orderNo}',
    },
  },
  pointsCorrected: {
    'zh-CN': {
      title: '积分更正',
      content:
        '更正 {amount}\n原因：{cause}\n更正的订单：{corrects}\n订单号：{orderNo}\n如有疑问，请联系客服。',
    },
    'zh-HANT': {
      title: '點數更正',
      content:
        '更正 {amount}\n原因：{cause}\n更正的訂單：{corrects}\n訂單編號：{orderNo}\n如有疑問，請聯絡客服。',
    },
    'en-US': {
      title: 'Your points were corrected',
      content:
        'Correction: {amount}\nReason: {cause}\nCorrected order: {corrects}\nOrder number: {orderNo}\nIf this looks wrong, contact customer service.',
    },
    'ms-MY': {
      title: 'Mata anda telah dibetulkan',
      content:
        'Pembetulan: {amount}\nSebab: {cause}\nPesanan yang dibetulkan: {corrects}\nNombor pesanan: {orderNo}\nJika ini tidak betul, hubungi khidmat pelanggan.',
    },
    'vi-VN': {
      title: 'Điểm của bạn đã được điều chỉnh',
      content:
        'Điều chỉnh: {amount}\nLý do: {cause}\nĐơn được điều chỉnh: {corrects}\nMã đơn: {orderNo}\nNếu thấy không đúng, hãy liên hệ hỗ trợ.',
    },
    'es-ES': {
      title: 'Tus puntos se han corregido',
      content:
        'Corrección: {amount}\nMotivo: {cause}\nOperación corregida: {corrects}\nN.º de operación: {orderNo}\nSi no es correcto, contacta con atención al cliente.',
    },
  },
} as const satisfies Record<string, NoticeText>;
