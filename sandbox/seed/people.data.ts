import type { LocaleId } from '../../app/brand/locales.ts';

/** Valid in every language: letters and digits, eight characters. */
export const seedPassword = 'demo1234';

/** Fund password of who has one: no run, no date, nobody's number. */
export const seedFundPassword = '590274';

export type SeedPerson = {
  account: string;
  nickName: string;
  locale: LocaleId;
  /** Digits, where the person has a mobile number. */
  phone?: string;
  /** Account of who invited them; it stands earlier in this list. */
  invitedBy?: string;
  isActivated?: boolean;
  isSupport?: boolean;
  /** Hue of the drawn portrait, 0 to 359. */
  hue: number;
};

/** In each brand with videos somebody is not activated, and so meets the limit of views. */
export const seedPeople: readonly SeedPerson[] = [
  { account: 'support', nickName: 'Support', locale: 'en-US', isSupport: true, hue: 210 },
  {
    account: 'linlan',
    nickName: '林岚',
    locale: 'zh-CN',
    phone: '13800000001',
    isActivated: true,
    hue: 350,
  },
  { account: 'yating', nickName: '雅婷', locale: 'zh-HANT', hue: 280 },
  { account: 'olivia', nickName: 'Olivia', locale: 'en-US', isActivated: true, hue: 90 },
  { account: 'aisyah', nickName: 'Aisyah', locale: 'ms-MY', hue: 160 },
  { account: 'minhanh', nickName: 'Minh Anh', locale: 'vi-VN', hue: 30 },
  { account: 'lucia', nickName: 'Lucía', locale: 'es-ES', hue: 320 },
  {
    account: 'haoran',
    nickName: '浩然🌿',
    locale: 'zh-CN',
    phone: '13800000002',
    invitedBy: 'linlan',
    hue: 120,
  },
  { account: 'daniel', nickName: 'Daniel', locale: 'en-US', invitedBy: 'olivia', hue: 50 },
  { account: 'thuylinh', nickName: 'Thùy Linh', locale: 'vi-VN', invitedBy: 'minhanh', hue: 190 },
];
