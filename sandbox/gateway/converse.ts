import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { endsLogin, gatewayErrors } from '../../app/contract/gateway/errors.ts';
import type { GatewayFrame } from '../../app/contract/gateway/frames.ts';
import { requestFrame } from '../../app/contract/gateway/frames.ts';
import type { GatewayFault } from '../faults/fault.ts';
import { failureNote } from '../http/failureNote.ts';
import type { Services } from '../services.ts';
import { type Answered, answerFrame } from './answerFrame.ts';
import { type Connection, sendEvent } from './connection.ts';
import { type FrameFaults, sendFaulty } from './frameFaults.ts';
import type { Caller } from './handler.ts';
import { closeCodes } from './limits.ts';
import { judgeLogin, loginSentence } from './login.ts';
import type { RunWrite } from './telling.ts';

export type Conversing = {
  services: Services;
  faults: FrameFaults;
  runWrite: RunWrite;
  /** Ends waiting for a fault when the gateway closes. */
  closing: AbortSignal;
  /** A connection has logged in, or listens no more. */
  onPresence: (connection: Connection) => void;
};

type Frame = v.InferOutput<typeof requestFrame>;

const none: Answered = { errCode: 0, errMsg: '', data: '' };

/** Answers one frame of a connection, with exactly one reply unless a fault says otherwise. */
export async function converse(
  conversing: Conversing,
  connection: Connection,
  text: string | null,
): Promise<void> {
  const frame = readFrame(text);
  if ('errCode' in frame) return sendFaulty(connection, JSON.stringify(frame), null);
  const { reqFuncName: name, operationID } = frame;
  const fault = conversing.faults.meet(connection, name);
  if (fault) {
    if (fault.kind === 'latency') {
      await delay(fault.ms, undefined, { signal: conversing.closing }).catch(() => undefined);
    }
    if (breaksOff(connection, fault, 'before')) return;
    // Cut off after the work: neither its reply nor its events arrive.
    if ('when' in fault && fault.when === 'after' && fault.kind !== 'code') {
      connection.isSilent = true;
    }
  }
  const started = performance.now();
  const answered =
    fault?.kind === 'code' && fault.when === 'before'
      ? faulty(fault.code)
      : await answer(conversing, connection, frame).catch(failedInside);
  log(conversing.services, connection, frame, answered, performance.now() - started);
  if (fault && breaksOff(connection, fault, 'after')) return;
  const { errCode, errMsg, data } = fault?.kind === 'code' ? faulty(fault.code) : answered;
  const event = errCode === gatewayErrors.notLoggedIn ? 'Login' : name;
  const reply: GatewayFrame = { event, errCode, errMsg, data, operationID };
  const isLate = fault?.kind === 'latency' || fault?.kind === 'code';
  sendFaulty(connection, JSON.stringify(reply), isLate ? null : fault);
  if (name === 'Login') afterLogin(conversing, connection, answered.errCode);
}

function readFrame(text: string | null): Frame | GatewayFrame {
  const unreadable = gatewayErrors.unreadableFrame;
  const failed = { event: 'error', errMsg: 'Unmarshal failed', data: '', operationID: '' };
  let value: unknown;
  try {
    value = text === null ? null : JSON.parse(text);
  } catch {
    // Answered as what is no JSON.
  }
  if (value === undefined || value === null) return { ...failed, errCode: unreadable };
  const parsed = v.safeParse(requestFrame, value);
  if (parsed.success) return parsed.output;
  const known = v.safeParse(v.object({ operationID: v.string() }), value);
  return {
    ...failed,
    errCode: gatewayErrors.badRequest,
    errMsg: 'Request parameter error: a frame has reqFuncName, operationID, userID and data.',
    operationID: known.success ? known.output.operationID : '',
  };
}

async function answer(
  conversing: Conversing,
  connection: Connection,
  frame: Frame,
): Promise<Answered> {
  const { services, runWrite } = conversing;
  if (frame.reqFuncName === 'Login') return logIn(conversing, connection, frame);
  if (!connection.isLoggedIn) {
    return { ...none, errCode: gatewayErrors.notLoggedIn, errMsg: 'No login, first log in.' };
  }
  if (frame.userID !== '' && frame.userID !== connection.token.userId) {
    const errMsg = 'Request parameter error: userID is not the one that has logged in.';
    return { ...none, errCode: gatewayErrors.badRequest, errMsg };
  }
  if (frame.reqFuncName === 'Logout') {
    if (connection.isLoggedIn) {
      connection.isLoggedIn = false;
      conversing.onPresence(connection);
    }
    return none;
  }
  const request = { name: frame.reqFuncName, data: frame.data };
  return answerFrame(services, runWrite, callerOf(connection), request);
}

async function logIn(
  { services, faults, onPresence }: Conversing,
  connection: Connection,
  frame: Frame,
): Promise<Answered> {
  const judged = await judgeLogin(services, connection, frame.data);
  if (judged === 0 && connection.isLoggedIn) return { ...none, errMsg: 'ok' };
  const errCode = judged === 0 ? await enter(services, connection) : judged;
  sendEvent(connection, faults, 'OnConnecting', '');
  if (errCode !== 0) {
    const failure = { errCode, errMsg: loginSentence(errCode) };
    sendEvent(connection, faults, 'OnConnectFailed', '', failure);
    tellEnd(connection, faults, errCode);
    return { ...none, ...failure };
  }
  connection.isBatched = frame.batchMsg === 1;
  sendEvent(connection, faults, 'OnConnectSuccess', '');
  onPresence(connection);
  return none;
}

/**
 * Lets a connection hear of what happens from now on. In turn with the transactions: one under way has
 * asked already who listens, and who came in its middle would neither hear of it nor find it in what
 * they read at first.
 * @returns 0, or the code of a session that has ended meanwhile
 */
async function enter({ db }: Services, connection: Connection): Promise<number> {
  await db.write(
    async () => undefined,
    () => {
      connection.isLoggedIn = connection.verdict === 0;
    },
  );
  return connection.verdict;
}

function afterLogin({ faults }: Conversing, connection: Connection, errCode: number): void {
  if (endsLogin(errCode)) connection.socket.close(closeCodes.sessionOver);
  if (errCode !== 0) return;
  sendEvent(connection, faults, 'OnSyncServerStart', '');
  sendEvent(connection, faults, 'OnSyncServerFinish', '');
}

/** Says to a connection why its session is over, as far as there is an event for it. */
export function tellEnd(connection: Connection, faults: FrameFaults, code: number): void {
  if (code === gatewayErrors.tokenKicked) sendEvent(connection, faults, 'OnKickedOffline', '');
  if (code === gatewayErrors.tokenExpired) sendEvent(connection, faults, 'OnUserTokenExpired', '');
}

function callerOf({ id, device, token }: Connection): Caller {
  const { userId, platformId, sessionId } = token;
  return { userId, platformId, sessionId, device, connectionId: id };
}

/** @returns whether the fault has cut the connection off at this moment. */
function breaksOff(connection: Connection, fault: GatewayFault, when: 'before' | 'after'): boolean {
  if (fault.kind === 'drop' && fault.when === when) connection.socket.terminate();
  else if (fault.kind === 'half-open' && fault.when === when) connection.isSilent = true;
  else return false;
  return true;
}

/** Whatever fails is answered: a connection whose queue stands still would look alive for ever. */
function failedInside(error: unknown): Answered {
  const errMsg = 'The gateway failed inside. Try again.';
  return { ...none, errCode: gatewayErrors.internal, errMsg, failure: failureNote(error) };
}

function faulty(errCode: number): Answered {
  return { ...none, errCode, errMsg: errCode === 0 ? '' : 'A fault set by hand.' };
}

/** Said every few seconds by every client: no line of the log each. */
const unlogged: ReadonlySet<string> = new Set(['GetLoginStatus', 'TypingStatusUpdate']);

function log(
  { log: write, now }: Services,
  { token }: Connection,
  frame: Frame,
  { errCode, failure }: Answered,
  ms: number,
): void {
  if (errCode === 0 && unlogged.has(frame.reqFuncName)) return;
  write({
    time: now(),
    call: `gateway.${frame.reqFuncName.replace(/[^\w.-]/g, '').slice(0, 64)}`,
    status: 101,
    code: errCode,
    ms: Math.round(ms),
    user: token.userId,
    operationID: frame.operationID.slice(0, 64),
    ...(failure === undefined ? {} : { failure }),
  });
}
