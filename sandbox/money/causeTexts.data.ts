import type { LocaleId } from '../../app/brand/locales.ts';
import type { CorrectionCause, GrantCause } from '../../app/contract/points/order.ts';

type Texts = Readonly<Record<LocaleId, string>>;

/** Why points were given, as the app says it (`points.page`). */
export const grantCauseTexts: Readonly<Record<GrantCause, Texts>> = {
  welcome: {
    'zh-CN': '新人礼',
    'zh-HANT': '迎新贈點',
    'en-US': 'Welcome gift',
    'ms-MY': 'Hadiah alu-aluan',
    'vi-VN': 'Quà chào mừng',
    'es-ES': 'Regalo de bienvenida',
  },
  invite: {
    'zh-CN': '邀请奖励',
    'zh-HANT': '邀請獎勵',
    'en-US': 'Invitation bonus',
    'ms-MY': 'Ganjaran jemputan',
    'vi-VN': 'Thưởng mời bạn',
    'es-ES': 'Premio por invitación',
  },
  event: {
    'zh-CN': '活动奖励',
    'zh-HANT': '活動獎勵',
    'en-US': 'Event bonus',
    'ms-MY': 'Ganjaran acara',
    'vi-VN': 'Thưởng sự kiện',
    'es-ES': 'Premio de evento',
  },
  goodwill: {
    'zh-CN': '补偿',
    'zh-HANT': '補償',
    'en-US': 'Goodwill',
    'ms-MY': 'Ihsan',
    'vi-VN': 'Bồi thường thiện chí',
    'es-ES': 'Compensación',
  },
};

/** Why points were corrected, as the app says it (`points.page`). */
export const correctionCauseTexts: Readonly<Record<CorrectionCause, Texts>> = {
  doubleCredit: {
    'zh-CN': '重复入账',
    'zh-HANT': '重複入帳',
    'en-US': 'Credited twice',
    'ms-MY': 'Dikreditkan dua kali',
    'vi-VN': 'Ghi có hai lần',
    'es-ES': 'Abonado dos veces',
  },
  chainReverted: {
    'zh-CN': '链上转账被撤销',
    'zh-HANT': '鏈上轉帳被撤銷',
    'en-US': 'Transfer undone by its network',
    'ms-MY': 'Pindahan dibatalkan oleh rangkaiannya',
    'vi-VN': 'Giao dịch bị mạng đảo ngược',
    'es-ES': 'La red ha anulado la transferencia',
  },
  underpaid: {
    'zh-CN': '此前少计',
    'zh-HANT': '此前少計',
    'en-US': 'Credited too little before',
    'ms-MY': 'Sebelum ini kurang dikreditkan',
    'vi-VN': 'Trước đó ghi có thiếu',
    'es-ES': 'Antes se abonó de menos',
  },
};
