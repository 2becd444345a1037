import { changePassword } from '../../brand/changePassword.ts';
import { find } from '../../brand/tabPlaces/find.ts';
import { mine } from '../../brand/tabPlaces/mine.ts';
import type { reportedContents } from '../../contract/people/report.ts';
import { entryPaths } from './entryPaths.ts';

/** Every path that is not a feature's, spelled as in the specification. Features bring their own. */
export const paths = {
  ...entryPaths,
  find: find.path,
  mine: mine.path,
  conversation: '/pages/chat/conversation',
  search: '/pages/chat/search',
  forward: '/pages/chat/forward',
  chatMedia: '/pages/chat/chat-media',
  contacts: '/pages/chat/contacts',
  newFriend: '/pages/chat/new-friend',
  userInfo: '/pages/chat/user-info',
  addFriend: '/pages/chat/add-friend',
  friendVerify: '/pages/chat/friend-verify',
  report: '/pages/chat/report',
  init: '/pages/init/init',
  editInformation: '/pages/my/edit-information',
  editNickName: '/pages/my/edit-nick-name',
  changeAvatar: '/pages/my/change-avatar',
  safetySetting: '/pages/my/safety-setting',
  modifyPassword: changePassword.page,
  phoneNumber: '/pages/setting/phone-number',
  noticeList: '/pages/my/notice',
  notificationSetting: '/pages/my/notification-setting',
  languageSetting: '/pages/my/language-setting',
  /** The language page of visitors, whom the guard keeps from `/pages/my`. */
  language: '/pages/common/language',
  appearance: '/pages/common/appearance',
  about: '/pages/common/about',
  install: '/pages/common/install',
  webview: '/pages/modal/webview',
  shareImage: '/pages/modal/share-image',
  modal: '/pages/modal/modal',
  notice: '/pages/modal/modal_n',
  updateAlert: '/pages/modal/update-alert',
  previewImage: '/preview-image',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
} as const;

/** @returns the path of the web view for a checked address. */
export function pathToWebview(url: string, title: string): string {
  return `${paths.webview}?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`;
}

/** @param isKept false where the device had no room. @returns the path of what another app shared. */
export function pathToShared(isKept = true): string {
  return `${paths.forward}?shared=${isKept ? 'kept' : 'failed'}`;
}

/** @returns of the query of `paths.forward`, what became of what another app shared; null without it. */
export function sharedOutcome(search: string): 'kept' | 'failed' | null {
  const outcome = new URLSearchParams(search).get('shared');
  return outcome === 'kept' || outcome === 'failed' ? outcome : null;
}

/** @returns the path of a conversation. */
export function pathToConversation(conversationID: string): string {
  return `${paths.conversation}?id=${encodeURIComponent(conversationID)}`;
}

/** @returns the path of the photos, files and links of a conversation. */
export function pathToChatMedia(conversationID: string): string {
  return `${paths.chatMedia}?id=${encodeURIComponent(conversationID)}`;
}

type NamedPlace = {
  latitude: number;
  longitude: number;
  description: string;
  /** Metres it may be off. */
  accuracy: number | null;
};

/** @returns the path of the page that shows a place. */
export function pathToPlace({ latitude, longitude, description, accuracy }: NamedPlace): string {
  const search = new URLSearchParams({
    latitude: plainNumber(latitude),
    longitude: plainNumber(longitude),
    name: description,
    ...(accuracy === null ? {} : { accuracy: plainNumber(accuracy) }),
  });
  return `${paths.openLocation}?${search}`;
}

/** To about a tenth of a metre where it is degrees, and never with an exponent. */
function plainNumber(value: number): string {
  return value.toFixed(6);
}

/** @returns the path of the page that chooses a place to send to a conversation. */
export function pathToChooseLocation(conversationID: string): string {
  return `${paths.chooseLocation}?conversation=${encodeURIComponent(conversationID)}`;
}

type MessagePlace = { conversationID: string; sendID: string; clientMsgID: string };

/** @returns the path of a conversation, opened at one of its messages. */
export function pathToMessage({ conversationID, sendID, clientMsgID }: MessagePlace): string {
  const search = new URLSearchParams({ id: conversationID, message: clientMsgID, sender: sendID });
  return `${paths.conversation}?${search}`;
}

/**
 * A picture of this site is named by its path: that alone can be saved, and needs no https.
 * @param address absolute, and one that may be loaded
 * @param origin of this page
 * @returns the path of the page that shows the picture in full
 */
export function pathToPicture(address: string, origin: string): string {
  const { origin: itsOrigin, pathname, search } = new URL(address, origin);
  const url = itsOrigin === origin ? pathname + search : address;
  return `${paths.previewImage}?${new URLSearchParams({ urls: JSON.stringify([url]) })}`;
}

/**
 * @param section id of a section of the search, or of the conversation whose messages are searched.
 * @returns the path of the search.
 */
export function pathToSearch(query: string, section?: string): string {
  const search = new URLSearchParams({
    q: query,
    ...(section === undefined ? {} : { in: section }),
  });
  return `${paths.search}?${search}`;
}

/**
 * @param groupID the group that they were met in: the page says what can be done there. @default none
 * @returns the path of what there is to know of a person, and to do with them.
 */
export function pathToUserInfo(userID: string, groupID = ''): string {
  const path = `${paths.userInfo}?userID=${encodeURIComponent(userID)}`;
  return groupID === '' ? path : `${path}&group=${encodeURIComponent(groupID)}`;
}

/** @param query what is searched for there at once. @returns the path of the page that finds people. */
export function pathToAddFriend(query: string): string {
  return `${paths.addFriend}?q=${encodeURIComponent(query)}`;
}

/** @returns the path of the page that finds people, by their code or with one's own. */
export function pathToAddFriendView(view: 'scan' | 'code'): string {
  return `${paths.addFriend}?view=${view}`;
}

/** @returns the path of the page that asks a person to become a friend. */
export function pathToFriendVerify(userID: string): string {
  return `${paths.friendVerify}?userID=${encodeURIComponent(userID)}`;
}

/** @returns the path of the page that reports a person. */
export function pathToReport(userID: string): string {
  return `${paths.report}?userID=${encodeURIComponent(userID)}`;
}

/** @returns the path of the page that reports a group. */
export function pathToGroupReport(groupID: string): string {
  return `${paths.report}?groupID=${encodeURIComponent(groupID)}`;
}

export type ContentKind = (typeof reportedContents)[number];

/** @param title as the reader knows it. @returns the path of the page that reports a video or a highlight. */
export function pathToContentReport(kind: ContentKind, id: string, title: string): string {
  return `${paths.report}?${new URLSearchParams({ [kind]: id, title })}`;
}

/** Parts of the login page, as its `view` parameter names them. */
export type LoginView = 'login' | 'register' | 'forget';

/** @param account name to fill in. */
export function pathToLogin(view: LoginView = 'login', account = ''): string {
  const query = new URLSearchParams();
  if (view !== 'login') query.set('view', view);
  if (account) query.set('account', account);
  const text = query.toString();
  return text ? `${paths.login}?${text}` : paths.login;
}

/**
 * The login page for a member who goes on as another account: without the mark the guard leads
 * members back to the app.
 * @param account name to fill in.
 */
export function pathToAddAccount(account = ''): string {
  const query = new URLSearchParams(account ? { account, add: '1' } : { add: '1' });
  return `${paths.login}?${query}`;
}
