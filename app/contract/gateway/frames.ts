import * as v from 'valibot';

/** What a client asks: one JSON object in one text frame. */
export type RequestFrame = {
  reqFuncName: string;
  /** Names the call; the reply carries it too. */
  operationID: string;
  userID: string;
  /** Empty, plain text or JSON, as the function has it. */
  data: string;
  /** Only of `Login`: 1 asks for `OnRecvNewMessages`, 0 for one `OnRecvNewMessage` per message. */
  batchMsg?: 0 | 1;
};

/** What the gateway says: a reply (`event` is the function's name) or an event. */
export type GatewayFrame = {
  event: string;
  /** 0 is success. */
  errCode: number;
  errMsg: string;
  /** Empty, plain text or JSON, as function or event has it. */
  data: string;
  operationID: string;
};

const text = v.optional(v.string(), '');
const sentText = v.nullish(v.string(), '');

export const gatewayFrame: v.GenericSchema<unknown, GatewayFrame> = v.object({
  event: v.pipe(v.string(), v.nonEmpty()),
  errCode: v.optional(v.number(), 0),
  errMsg: sentText,
  data: sentText,
  operationID: sentText,
});

export const requestFrame = v.object({
  reqFuncName: v.pipe(v.string(), v.nonEmpty()),
  operationID: text,
  userID: text,
  data: text,
  batchMsg: v.optional(v.picklist([0, 1])),
});
