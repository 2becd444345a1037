import type { LocaleId } from '../../../app/brand/locales.ts';

type Texts = Readonly<Record<LocaleId, string>>;

/** What the platform tells everybody. */
export const announcement: { id: string; title: Texts; content: Texts } = {
  id: 'demonstration',
  title: {
    'zh-CN': '演示环境',
    'zh-HANT': '示範環境',
    'en-US': 'Demonstration',
    'ms-MY': 'Demonstrasi',
    'vi-VN': 'Môi trường trải nghiệm',
    'es-ES': 'Demostración',
  },
  content: {
    'zh-CN': '这里的账号、消息和积分仅供试用，数据可能随时清空。',
    'zh-HANT': '這裡的帳號、訊息和點數僅供試用，資料可能隨時清空。',
    'en-US':
      'Accounts, messages and points here are for trying out. They can be erased at any time.',
    'ms-MY':
      'Akaun, mesej dan mata di sini hanya untuk percubaan. Semuanya boleh dipadam pada bila-bila masa.',
    'vi-VN': 'Tài khoản, tin nhắn và điểm ở đây chỉ để dùng thử và có thể bị xóa bất cứ lúc nào.',
    'es-ES':
      'Las cuentas, los mensajes y los puntos son de prueba y pueden borrarse en cualquier momento.',
  },
};

/** Names of coded values, by the name of the value and then by the code. */
export const codedValues: Readonly<Record<string, Readonly<Record<number, Texts>>>> = {
  accountStatus: {
    0: {
      'zh-CN': '未激活',
      'zh-HANT': '未啟用',
      'en-US': 'Not activated',
      'ms-MY': 'Belum diaktifkan',
      'vi-VN': 'Chưa kích hoạt',
      'es-ES': 'Sin activar',
    },
    1: {
      'zh-CN': '已激活',
      'zh-HANT': '已啟用',
      'en-US': 'Activated',
      'ms-MY': 'Diaktifkan',
      'vi-VN': 'Đã kích hoạt',
      'es-ES': 'Activada',
    },
  },
  reviewStatus: {
    0: {
      'zh-CN': '审核中',
      'zh-HANT': '審核中',
      'en-US': 'In review',
      'ms-MY': 'Dalam semakan',
      'vi-VN': 'Đang duyệt',
      'es-ES': 'En revisión',
    },
    1: {
      'zh-CN': '已完成',
      'zh-HANT': '已完成',
      'en-US': 'Completed',
      'ms-MY': 'Selesai',
      'vi-VN': 'Hoàn tất',
      'es-ES': 'Completada',
    },
    2: {
      'zh-CN': '失败',
      'zh-HANT': '失敗',
      'en-US': 'Failed',
      'ms-MY': 'Gagal',
      'vi-VN': 'Thất bại',
      'es-ES': 'Fallida',
    },
  },
};
