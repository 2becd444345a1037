import type { LocaleId } from '../../../app/brand/locales.ts';

/** What a group is called that was given no name, and of whose people none has one. */
export const unnamedGroup: Record<LocaleId, string> = {
  'zh-CN': '新群聊',
  'zh-HANT': '新群組',
  'en-US': 'New group',
  'ms-MY': 'Kumpulan baharu',
  'vi-VN': 'Nhóm mới',
  'es-ES': 'Nuevo grupo',
};
