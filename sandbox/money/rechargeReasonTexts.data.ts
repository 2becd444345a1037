import type { LocaleId } from '../../app/brand/locales.ts';
import type { TransferReason } from '../../app/contract/recharge/transferReason.ts';
import type { UsdtReason } from '../../app/contract/recharge-usdt/usdtReason.ts';

type Texts = Readonly<Record<LocaleId, string>>;
type RechargeTexts = Readonly<{
  transfer: Readonly<Record<TransferReason, Texts>>;
  usdt: Readonly<Record<UsdtReason, Texts>>;
}>;

/**
 * Why a top-up failed and who helps, by the way it came. The app says the same (`recharge.reasons`,
 * `recharge-usdt.order`).
 */
export const rechargeReasonTexts: RechargeTexts = {
  transfer: {
    notFound: {
      'zh-CN': '未能查到这笔转账。如已转账，客服可凭银行回单继续查找。',
      'zh-HANT': '未能查到這筆轉帳。如已轉帳，客服可憑銀行回單繼續查找。',
      'en-US':
        "We couldn't find this transfer. If you made it, customer service can trace it with your bank's receipt.",
      'ms-MY':
        'Kami tidak menemui pindahan ini. Jika anda telah membuatnya, khidmat pelanggan boleh mengesannya dengan resit bank.',
      'vi-VN':
        'Chúng tôi không tìm thấy giao dịch này. Nếu bạn đã chuyển, bộ phận hỗ trợ có thể tra bằng biên lai ngân hàng.',
      'es-ES':
        'No hemos encontrado esta transferencia. Si la hiciste, atención al cliente puede rastrearla con el justificante del banco.',
    },
    notReceived: {
      'zh-CN': '这笔转账没有到账。客服可凭银行回单查询款项去向。',
      'zh-HANT': '這筆轉帳沒有入帳。客服可憑銀行回單查詢款項去向。',
      'en-US':
        "The transfer didn't arrive. Customer service can look into where the money is with your bank's receipt.",
      'ms-MY':
        'Pindahan tidak sampai. Khidmat pelanggan boleh menyemak di mana wang itu dengan resit bank.',
      'vi-VN':
        'Khoản chuyển chưa đến. Bộ phận hỗ trợ có thể tra tiền đang ở đâu bằng biên lai ngân hàng.',
      'es-ES':
        'La transferencia no ha llegado. Atención al cliente puede averiguar dónde está el dinero con el justificante del banco.',
    },
    duplicate: {
      'zh-CN': '这笔转账已登记过，已按另一笔订单处理。如有疑问，客服可帮你核对两笔订单。',
      'zh-HANT': '這筆轉帳已登記過，已按另一筆訂單處理。如有疑問，客服可幫您核對兩筆訂單。',
      'en-US':
        'This transfer was reported twice and counts under the other order. Customer service can compare the two with you.',
      'ms-MY':
        'Pindahan ini dilaporkan dua kali dan dikira di bawah pesanan yang lain. Khidmat pelanggan boleh membandingkan kedua-duanya bersama anda.',
      'vi-VN':
        'Khoản chuyển này được báo hai lần và đã tính ở đơn kia. Bộ phận hỗ trợ có thể đối chiếu hai đơn cùng bạn.',
      'es-ES':
        'Esta transferencia se comunicó dos veces y cuenta en la otra operación. Atención al cliente puede compararlas contigo.',
    },
  },
  usdt: {
    notFound: {
      'zh-CN': '在该网络上未查到这笔交易。客服可按哈希和地址继续查找。',
      'zh-HANT': '在該區塊鏈上未查到這筆交易。客服可按雜湊和地址繼續查找。',
      'en-US':
        "We couldn't find this transaction on the network. Customer service can search by hash and address.",
      'ms-MY':
        'Kami tidak menemui transaksi ini pada rangkaian. Khidmat pelanggan boleh mencari mengikut hash dan alamat.',
      'vi-VN':
        'Không tìm thấy giao dịch này trên mạng. Bộ phận hỗ trợ có thể tra theo mã băm và địa chỉ.',
      'es-ES':
        'No hemos encontrado esta transacción en la red. Atención al cliente puede buscarla por hash y dirección.',
    },
    wrongNetwork: {
      'zh-CN': '这笔 USDT 是通过其他网络转出的。客服可以查看能否找回。',
      'zh-HANT': '這筆 USDT 是透過其他區塊鏈轉出的。客服可以查看能否找回。',
      'en-US':
        'The USDT went over another network. Customer service can check whether it can be recovered.',
      'ms-MY':
        'USDT itu dihantar melalui rangkaian lain. Khidmat pelanggan boleh menyemak sama ada ia dapat dikembalikan.',
      'vi-VN': 'USDT đã được gửi qua mạng khác. Bộ phận hỗ trợ có thể xem có lấy lại được không.',
      'es-ES':
        'Los USDT se enviaron por otra red. Atención al cliente puede comprobar si se pueden recuperar.',
    },
    wrongToken: {
      'zh-CN': '转来的不是 USDT。客服可以查看能否退回。',
      'zh-HANT': '轉來的不是 USDT。客服可以查看能否退回。',
      'en-US':
        'Something other than USDT was sent. Customer service can check whether it can be returned.',
      'ms-MY':
        'Yang dihantar bukan USDT. Khidmat pelanggan boleh menyemak sama ada ia dapat dipulangkan.',
      'vi-VN': 'Tài sản gửi đến không phải USDT. Bộ phận hỗ trợ có thể xem có hoàn lại được không.',
      'es-ES':
        'Se envió algo que no era USDT. Atención al cliente puede comprobar si se puede devolver.',
    },
    wrongAddress: {
      'zh-CN': '这笔交易转到了其他地址。客服可帮你核对收款地址。',
      'zh-HANT': '這筆交易轉到了其他地址。客服可幫您核對收款地址。',
      'en-US':
        'This transaction went to another address. Customer service can compare the addresses with you.',
      'ms-MY':
        'Transaksi ini dihantar ke alamat lain. Khidmat pelanggan boleh membandingkan alamat bersama anda.',
      'vi-VN':
        'Giao dịch này được gửi tới địa chỉ khác. Bộ phận hỗ trợ có thể đối chiếu địa chỉ cùng bạn.',
      'es-ES':
        'Esta transacción fue a otra dirección. Atención al cliente puede comparar las direcciones contigo.',
    },
    duplicate: {
      'zh-CN': '这笔交易已按另一笔订单处理。如有疑问，客服可帮你核对两笔订单。',
      'zh-HANT': '這筆交易已按另一筆訂單處理。如有疑問，客服可幫您核對兩筆訂單。',
      'en-US':
        'This transaction counts under another order. Customer service can compare the two with you.',
      'ms-MY':
        'Transaksi ini dikira di bawah pesanan lain. Khidmat pelanggan boleh membandingkan kedua-duanya bersama anda.',
      'vi-VN':
        'Giao dịch này đã tính ở đơn khác. Bộ phận hỗ trợ có thể đối chiếu hai đơn cùng bạn.',
      'es-ES':
        'Esta transacción cuenta en otra operación. Atención al cliente puede compararlas contigo.',
    },
  },
};
