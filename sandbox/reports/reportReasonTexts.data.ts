import type { LocaleId } from '../../app/brand/locales.ts';
import type { reportReasons } from '../../app/contract/people/report.ts';

type Reason = (typeof reportReasons)[number];

/** Why somebody or something is reported, as the app says it (`contacts.report`). */
export const reportReasonTexts: Readonly<Record<Reason, Readonly<Record<LocaleId, string>>>> = {
  spam: {
    'zh-CN': '垃圾信息或广告',
    'zh-HANT': '垃圾訊息或廣告',
    'en-US': 'Spam or advertising',
    'ms-MY': 'Spam atau iklan',
    'vi-VN': 'Tin rác hoặc quảng cáo',
    'es-ES': 'Spam o publicidad',
  },
  fraud: {
    'zh-CN': '诈骗：索要钱款、验证码或充值',
    'zh-HANT': '詐騙：索取金錢、驗證碼或儲值',
    'en-US': 'Fraud: asks for money, a code or a top-up',
    'ms-MY': 'Penipuan: meminta wang, kod atau tambah nilai',
    'vi-VN': 'Lừa đảo: đòi tiền, mã hoặc nạp tiền',
    'es-ES': 'Fraude: pide dinero, un código o una recarga',
  },
  harassment: {
    'zh-CN': '骚扰或威胁',
    'zh-HANT': '騷擾或威脅',
    'en-US': 'Harassment or threats',
    'ms-MY': 'Gangguan atau ugutan',
    'vi-VN': 'Quấy rối hoặc đe dọa',
    'es-ES': 'Acoso o amenazas',
  },
  hate: {
    'zh-CN': '仇恨言论',
    'zh-HANT': '仇恨言論',
    'en-US': 'Hate',
    'ms-MY': 'Kebencian',
    'vi-VN': 'Ngôn từ thù ghét',
    'es-ES': 'Odio',
  },
  sexual: {
    'zh-CN': '不当色情内容',
    'zh-HANT': '不當色情內容',
    'en-US': 'Unwanted sexual content',
    'ms-MY': 'Kandungan seksual yang tidak diingini',
    'vi-VN': 'Nội dung khiêu dâm không mong muốn',
    'es-ES': 'Contenido sexual no deseado',
  },
  violence: {
    'zh-CN': '暴力内容',
    'zh-HANT': '暴力內容',
    'en-US': 'Violence',
    'ms-MY': 'Keganasan',
    'vi-VN': 'Bạo lực',
    'es-ES': 'Violencia',
  },
  minors: {
    'zh-CN': '危害未成年人',
    'zh-HANT': '危害未成年人',
    'en-US': 'Danger to minors',
    'ms-MY': 'Bahaya kepada kanak-kanak',
    'vi-VN': 'Gây hại cho trẻ vị thành niên',
    'es-ES': 'Peligro para menores',
  },
  impersonation: {
    'zh-CN': '冒充他人',
    'zh-HANT': '冒充他人',
    'en-US': 'Pretends to be somebody else',
    'ms-MY': 'Menyamar sebagai orang lain',
    'vi-VN': 'Mạo danh người khác',
    'es-ES': 'Se hace pasar por otra persona',
  },
  other: {
    'zh-CN': '其他',
    'zh-HANT': '其他',
    'en-US': 'Something else',
    'ms-MY': 'Lain-lain',
    'vi-VN': 'Lý do khác',
    'es-ES': 'Otro motivo',
  },
};
