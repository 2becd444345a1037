// Written by `npm run call-lists` from the files it imports.
import { changeWalletPwd } from './exchange/changeWalletPwd.ts';
import { exchange } from './exchange/exchange.ts';
import { getBankList } from './exchange/getBankList.ts';
import { setBankCard } from './exchange/setBankCard.ts';
import { setWalletPwd } from './exchange/setWalletPwd.ts';
import { userBankList } from './exchange/userBankList.ts';
import { userDelBank } from './exchange/userDelBank.ts';
import { userExchangeRecode } from './exchange/userExchangeRecode.ts';
import { createGroup } from './groups/createGroup.ts';
import { dismissGroup } from './groups/dismissGroup.ts';
import { getGroupByCode } from './groups/getGroupByCode.ts';
import { getGroupByName } from './groups/getGroupByName.ts';
import { getGroupCode } from './groups/getGroupCode.ts';
import { getGroupSeen } from './groups/getGroupSeen.ts';
import { getUserGroups } from './groups/getUserGroups.ts';
import { getPassionateVideo } from './highlights/getPassionateVideo.ts';
import { getUserProUrl } from './invite/getUserProUrl.ts';
import { uploadMedia } from './media/uploadMedia.ts';
import { noticeList } from './notice/noticeList.ts';
import { readAll } from './notice/readAll.ts';
import { readOne } from './notice/readOne.ts';
import { getUserByNick } from './people/getUserByNick.ts';
import { report } from './people/report.ts';
import { setFriendRemark } from './people/setFriendRemark.ts';
import { dictMaps } from './platform/dictMaps.ts';
import { downloadResource } from './platform/downloadResource.ts';
import { getBaseData } from './platform/getBaseData.ts';
import { getDomainInfo } from './platform/getDomainInfo.ts';
import { getHomeData } from './platform/getHomeData.ts';
import { indexCarousel } from './platform/indexCarousel.ts';
import { onloadImg } from './platform/onloadImg.ts';
import { zztj } from './platform/zztj.ts';
import { amount } from './points/amount.ts';
import { getUserAmount } from './points/getUserAmount.ts';
import { intentOutcome } from './points/intentOutcome.ts';
import { order } from './points/order.ts';
import { statement } from './points/statement.ts';
import { userCoinRecode } from './points/userCoinRecode.ts';
import { getChainTypes } from './recharge/getChainTypes.ts';
import { rechargeOrder } from './recharge/rechargeOrder.ts';
import { accountLogin } from './session/accountLogin.ts';
import { forget } from './session/forget.ts';
import { getCaptcha } from './session/getCaptcha.ts';
import { getRegisterConfig } from './session/getRegisterConfig.ts';
import { getVerify5Data } from './session/getVerify5Data.ts';
import { getVerifyType } from './session/getVerifyType.ts';
import { jwtLogin } from './session/jwtLogin.ts';
import { logout } from './session/logout.ts';
import { register } from './session/register.ts';
import { sendSmsCode } from './session/sendSmsCode.ts';
import { userJwtLogin } from './session/userJwtLogin.ts';
import { bindProUser } from './user/bindProUser.ts';
import { changePwd } from './user/changePwd.ts';
import { confirmAge } from './user/confirmAge.ts';
import { editNick } from './user/editNick.ts';
import { mine } from './user/mine.ts';
import { setPhone } from './user/setPhone.ts';
import { uploadAvatar } from './user/uploadAvatar.ts';
import { userIndex } from './user/userIndex.ts';
import { checkVideoCount } from './video/checkVideoCount.ts';
import { getFindVideo } from './video/getFindVideo.ts';

/** Every call there is. Sandbox, documents and tests go by this list; the app names single calls. */
export const calls = [
  changeWalletPwd,
  exchange,
  getBankList,
  setBankCard,
  setWalletPwd,
  userBankList,
  userDelBank,
  userExchangeRecode,
  createGroup,
  dismissGroup,
  getGroupByCode,
  getGroupByName,
  getGroupCode,
  getGroupSeen,
  getUserGroups,
  getPassionateVideo,
  getUserProUrl,
  uploadMedia,
  noticeList,
  readAll,
  readOne,
  getUserByNick,
  report,
  setFriendRemark,
  dictMaps,
  downloadResource,
  getBaseData,
  getDomainInfo,
  getHomeData,
  indexCarousel,
  onloadImg,
  zztj,
  amount,
  getUserAmount,
  intentOutcome,
  order,
  statement,
  userCoinRecode,
  getChainTypes,
  rechargeOrder,
  accountLogin,
  forget,
  getCaptcha,
  getRegisterConfig,
  getVerify5Data,
  getVerifyType,
  jwtLogin,
  logout,
  register,
  sendSmsCode,
  userJwtLogin,
  bindProUser,
  changePwd,
  confirmAge,
  editNick,
  mine,
  setPhone,
  uploadAvatar,
  userIndex,
  checkVideoCount,
  getFindVideo,
] as const;

/** Name of a call of this list, such as `user.editNick`. */
export type CallName = (typeof calls)[number]['name'];

/** Folders of calls. */
export type Domain =
  | 'exchange'
  | 'groups'
  | 'highlights'
  | 'invite'
  | 'media'
  | 'notice'
  | 'people'
  | 'platform'
  | 'points'
  | 'recharge'
  | 'session'
  | 'user'
  | 'video';

/** Folders of errors, which calls of any domain may answer. */
export type ErrorDomain =
  | 'common'
  | 'exchange'
  | 'groups'
  | 'highlights'
  | 'invite'
  | 'media'
  | 'notice'
  | 'people'
  | 'platform'
  | 'points'
  | 'recharge'
  | 'recharge-usdt'
  | 'session'
  | 'user'
  | 'video';
