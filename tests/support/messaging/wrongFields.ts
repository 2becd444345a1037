const many = Array.from({ length: 300 }, (_, index) => `reader-${index}`);

/** Fields of a message that are of a wrong kind, impossible, or far too large. */
export const wrongFields: readonly Record<string, unknown>[] = [
  { content: 5 },
  { content: null },
  { content: 'x'.repeat(5_000) },
  { contentType: 'text' },
  { contentType: null },
  { contentType: 999_999 },
  { sendTime: 'soon' },
  { sendTime: -1 },
  { sendTime: 8.64e15 + 1 },
  { sendTime: 1e300 },
  { createTime: null },
  { seq: 'first' },
  { seq: null },
  { status: 'sent' },
  { status: 99 },
  { clientMsgID: null },
  { clientMsgID: '' },
  { clientMsgID: 'x'.repeat(200) },
  { sendID: null },
  { sessionType: 9 },
  { sessionType: {} },
  { recvID: ['u1'] },
  { isRead: 'yes' },
  { attachedInfoElem: 7 },
  { attachedInfoElem: { groupHasReadInfo: { hasReadUserIDList: [null] } } },
  { attachedInfoElem: { groupHasReadInfo: { hasReadUserIDList: many, hasReadCount: -5 } } },
  { pictureElem: [] },
  { quoteElem: { text: 'x', quoteMessage: 'none' } },
];

const frame = (event: unknown, data: unknown, more: Record<string, unknown> = {}): string =>
  JSON.stringify({ event, errCode: 0, errMsg: '', data, operationID: '', ...more });

/** Frames that are none, or whose data is not what their event says. */
export const wrongFrames: readonly string[] = [
  '',
  'null',
  '{"event":',
  frame(7, '[]'),
  frame('OnNothingKnown', '{}'),
  frame('OnRecvNewMessages', null),
  frame('OnRecvNewMessages', '"text"'),
  frame('OnRecvNewMessages', '[1,null,{},[]]'),
  frame('OnRecvNewMessage', '{"clientMsgID":7}'),
  frame('OnRecvMessageRevoked', '["id"]'),
  frame('OnNewRecvMessageRevoked', '{}'),
  frame('OnNewRecvMessageRevoked', '{"clientMsgID":""}'),
  frame('OnMsgDeleted', '{"status":4}'),
  frame('OnRecvC2CReadReceipt', '[null,{"msgIDList":7}]'),
  frame('OnRecvGroupReadReceipt', '[{"userID":"u1","msgIDList":null,"readTime":1e300}]'),
  frame('OnConversationChanged', '[null,{"conversationID":5},{"conversationID":"single_u2"}]'),
  frame('OnTotalUnreadMessageCountChanged', 'many'),
  frame('OnGroupMemberInfoChanged', '{"groupID":"g1","userID":null}'),
  frame('OnSelfInfoUpdated', '[]'),
  frame('SendMessage', '{}', { operationID: 'nobody-asked' }),
  frame('GetAllConversationList', 'null', { errCode: 'none', operationID: 'nobody-asked' }),
];
