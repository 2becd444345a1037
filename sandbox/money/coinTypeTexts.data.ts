import type { LocaleId } from '../../app/brand/locales.ts';
import type { CoinType } from '../../app/contract/points/coinRecord.ts';

/** What moved points, as the app says it (`points.labels`, `recharge.labels`, `exchange.labels`). */
export const coinTypeTexts: Readonly<Record<CoinType, Readonly<Record<LocaleId, string>>>> = {
  recharge: {
    'zh-CN': '充值',
    'zh-HANT': '儲值',
    'en-US': 'Top-up',
    'ms-MY': 'Tambah nilai',
    'vi-VN': 'Nạp tiền',
    'es-ES': 'Recarga',
  },
  exchange: {
    'zh-CN': '提现',
    'zh-HANT': '提款',
    'en-US': 'Withdrawal',
    'ms-MY': 'Pengeluaran',
    'vi-VN': 'Rút tiền',
    'es-ES': 'Retirada',
  },
  grant: {
    'zh-CN': '赠送积分',
    'zh-HANT': '贈送點數',
    'en-US': 'Points given',
    'ms-MY': 'Mata diberikan',
    'vi-VN': 'Điểm được tặng',
    'es-ES': 'Puntos regalados',
  },
  correction: {
    'zh-CN': '积分更正',
    'zh-HANT': '點數更正',
    'en-US': 'Correction',
    'ms-MY': 'Pembetulan',
    'vi-VN': 'Điều chỉnh',
    'es-ES': 'Corrección',
  },
};
