import type { LazyRoute } from '../../core/lazy/lazyRoute.ts';
import { paths } from '../../core/navigation/paths.ts';

const loadLanguage = async () => (await import('./language/LanguageScreen.tsx')).LanguageScreen;

/** The pages about one's own account, and those about how the app looks and speaks. */
export const accountScreens: readonly LazyRoute[] = [
  { path: paths.languageSetting, title: 'common:language', load: loadLanguage },
  { path: paths.language, title: 'common:language', load: loadLanguage },
  {
    path: paths.appearance,
    title: 'common:appearance',
    load: async () => (await import('./appearance/AppearanceScreen.tsx')).AppearanceScreen,
  },
  {
    path: paths.editInformation,
    load: async () => (await import('./profile/EditInformationScreen.tsx')).EditInformationScreen,
  },
  {
    path: paths.editNickName,
    load: async () => (await import('./profile/NicknameScreen.tsx')).NicknameScreen,
  },
  {
    path: paths.changeAvatar,
    load: async () => (await import('./avatar/AvatarScreen.tsx')).AvatarScreen,
  },
  {
    path: paths.safetySetting,
    load: async () => (await import('./safety/SafetyScreen.tsx')).SafetyScreen,
  },
  {
    path: paths.modifyPassword,
    load: async () => (await import('./safety/PasswordScreen.tsx')).PasswordScreen,
  },
  {
    path: paths.phoneNumber,
    load: async () => (await import('./safety/PhoneScreen.tsx')).PhoneScreen,
  },
  {
    path: paths.notificationSetting,
    load: async () => (await import('./notifications/NotificationScreen.tsx')).NotificationScreen,
  },
  {
    path: paths.noticeList,
    load: async () => (await import('./notices/NoticeScreen.tsx')).NoticeScreen,
  },
];
