// Written by `npm run call-lists` from the files it imports.
import type { CallName } from '../../app/contract/calls.ts';
import { handleChangeWalletPwd } from './exchange/changeWalletPwd.ts';
import { handleExchange } from './exchange/exchange.ts';
import { handleGetBankList } from './exchange/getBankList.ts';
import { handleSetBankCard } from './exchange/setBankCard.ts';
import { handleSetWalletPwd } from './exchange/setWalletPwd.ts';
import { handleUserBankList } from './exchange/userBankList.ts';
import { handleUserDelBank } from './exchange/userDelBank.ts';
import { handleUserExchangeRecode } from './exchange/userExchangeRecode.ts';
import { handleCreateGroup } from './groups/createGroup.ts';
import { handleDismissGroup } from './groups/dismissGroup.ts';
import { handleGetGroupByCode } from './groups/getGroupByCode.ts';
import { handleGetGroupByName } from './groups/getGroupByName.ts';
import { handleGetGroupCode } from './groups/getGroupCode.ts';
import { handleGetGroupSeen } from './groups/getGroupSeen.ts';
import { handleGetUserGroups } from './groups/getUserGroups.ts';
import { handleGetPassionateVideo } from './highlights/getPassionateVideo.ts';
import { handleGetUserProUrl } from './invite/getUserProUrl.ts';
import { handleUploadMedia } from './media/uploadMedia.ts';
import { handleNoticeList } from './notice/noticeList.ts';
import { handleReadAll } from './notice/readAll.ts';
import { handleReadOne } from './notice/readOne.ts';
import { handleGetUserByNick } from './people/getUserByNick.ts';
import { handleReport } from './people/report.ts';
import { handleSetFriendRemark } from './people/setFriendRemark.ts';
import { handleDictMaps } from './platform/dictMaps.ts';
import { handleDownloadResource } from './platform/downloadResource.ts';
import { handleGetBaseData } from './platform/getBaseData.ts';
import { handleGetDomainInfo } from './platform/getDomainInfo.ts';
import { handleGetHomeData } from './platform/getHomeData.ts';
import { handleIndexCarousel } from './platform/indexCarousel.ts';
import { handleOnloadImg } from './platform/onloadImg.ts';
import { handleZztj } from './platform/zztj.ts';
import { handleAmount } from './points/amount.ts';
import { handleGetUserAmount } from './points/getUserAmount.ts';
import { handleIntentOutcome } from './points/intentOutcome.ts';
import { handleOrder } from './points/order.ts';
import { handleStatement } from './points/statement.ts';
import { handleUserCoinRecode } from './points/userCoinRecode.ts';
import { handleGetChainTypes } from './recharge/getChainTypes.ts';
import { handleRechargeOrder } from './recharge/rechargeOrder.ts';
import { handleAccountLogin } from './session/accountLogin.ts';
import { handleForget } from './session/forget.ts';
import { handleGetCaptcha } from './session/getCaptcha.ts';
import { handleGetRegisterConfig } from './session/getRegisterConfig.ts';
import { handleGetVerify5Data } from './session/getVerify5Data.ts';
import { handleGetVerifyType } from './session/getVerifyType.ts';
import { handleJwtLogin } from './session/jwtLogin.ts';
import { handleLogout } from './session/logout.ts';
import { handleRegister } from './session/register.ts';
import { handleSendSmsCode } from './session/sendSmsCode.ts';
import { handleUserJwtLogin } from './session/userJwtLogin.ts';
import { handleBindProUser } from './user/bindProUser.ts';
import { handleChangePwd } from './user/changePwd.ts';
import { handleConfirmAge } from './user/confirmAge.ts';
import { handleEditNick } from './user/editNick.ts';
import { handleMine } from './user/mine.ts';
import { handleSetPhone } from './user/setPhone.ts';
import { handleUploadAvatar } from './user/uploadAvatar.ts';
import { handleUserIndex } from './user/userIndex.ts';
import { handleCheckVideoCount } from './video/checkVideoCount.ts';
import { handleGetFindVideo } from './video/getFindVideo.ts';
import type { HandlersOf } from './handler.ts';

/** The handler of every call. */
export const handlers: HandlersOf<CallName> = {
  'exchange.changeWalletPwd': handleChangeWalletPwd,
  'exchange.exchange': handleExchange,
  'exchange.getBankList': handleGetBankList,
  'exchange.setBankCard': handleSetBankCard,
  'exchange.setWalletPwd': handleSetWalletPwd,
  'exchange.userBankList': handleUserBankList,
  'exchange.userDelBank': handleUserDelBank,
  'exchange.userExchangeRecode': handleUserExchangeRecode,
  'groups.createGroup': handleCreateGroup,
  'groups.dismissGroup': handleDismissGroup,
  'groups.getGroupByCode': handleGetGroupByCode,
  'groups.getGroupByName': handleGetGroupByName,
  'groups.getGroupCode': handleGetGroupCode,
  'groups.getGroupSeen': handleGetGroupSeen,
  'groups.getUserGroups': handleGetUserGroups,
  'highlights.getPassionateVideo': handleGetPassionateVideo,
  'invite.getUserProUrl': handleGetUserProUrl,
  'media.uploadMedia': handleUploadMedia,
  'notice.noticeList': handleNoticeList,
  'notice.readAll': handleReadAll,
  'notice.readOne': handleReadOne,
  'people.getUserByNick': handleGetUserByNick,
  'people.report': handleReport,
  'people.setFriendRemark': handleSetFriendRemark,
  'platform.dictMaps': handleDictMaps,
  'platform.downloadResource': handleDownloadResource,
  'platform.getBaseData': handleGetBaseData,
  'platform.getDomainInfo': handleGetDomainInfo,
  'platform.getHomeData': handleGetHomeData,
  'platform.indexCarousel': handleIndexCarousel,
  'platform.onloadImg': handleOnloadImg,
  'platform.zztj': handleZztj,
  'points.amount': handleAmount,
  'points.getUserAmount': handleGetUserAmount,
  'points.intentOutcome': handleIntentOutcome,
  'points.order': handleOrder,
  'points.statement': handleStatement,
  'points.userCoinRecode': handleUserCoinRecode,
  'recharge.getChainTypes': handleGetChainTypes,
  'recharge.rechargeOrder': handleRechargeOrder,
  'session.accountLogin': handleAccountLogin,
  'session.forget': handleForget,
  'session.getCaptcha': handleGetCaptcha,
  'session.getRegisterConfig': handleGetRegisterConfig,
  'session.getVerify5Data': handleGetVerify5Data,
  'session.getVerifyType': handleGetVerifyType,
  'session.jwtLogin': handleJwtLogin,
  'session.logout': handleLogout,
  'session.register': handleRegister,
  'session.sendSmsCode': handleSendSmsCode,
  'session.userJwtLogin': handleUserJwtLogin,
  'user.bindProUser': handleBindProUser,
  'user.changePwd': handleChangePwd,
  'user.confirmAge': handleConfirmAge,
  'user.editNick': handleEditNick,
  'user.mine': handleMine,
  'user.setPhone': handleSetPhone,
  'user.uploadAvatar': handleUploadAvatar,
  'user.userIndex': handleUserIndex,
  'video.checkVideoCount': handleCheckVideoCount,
  'video.getFindVideo': handleGetFindVideo,
};
