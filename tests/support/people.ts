import * as v from 'valibot';
import type { ListName, ListRows } from '../../app/contract/gateway/callableFunction.ts';
import {
  blackUser,
  type Friend,
  type FullUserInfo,
  friend,
  friendApplication,
  fullUserInfo,
} from '../../app/contract/gateway/entities/people.ts';
import { listStateAtom } from '../../app/core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../app/core/messaging/messaging.ts';
import { messagingStatusAtom } from '../../app/core/messaging/messagingAtoms.ts';
import {
  GatewayError,
  type GatewayFailureKind,
} from '../../app/transport/gateway/gatewayClient.ts';
import { member } from './member.ts';
import { idleServices } from './screen.tsx';

/** What the device knows of Bea; the reader is `u1`, Ada. */
export type KnownOfBea = {
  friend?: Partial<Friend> | null;
  isBlocked?: boolean;
  asked?: 'by her' | 'by reader';
};

/** What becomes of calls by the name of their function: an answer, or how they fail. */
export type Answers = Readonly<Record<string, unknown | GatewayFailureKind>>;

/** An answer of `GetUsersInfo` that knows somebody. */
export function infoOf(userID: string, nickname: string): FullUserInfo[] {
  return v.parse(v.array(fullUserInfo), [{ publicInfo: { userID, nickname } }]);
}

export const beaInfo = infoOf('bea', 'Bea Stone');

type Store = ReturnType<typeof member>['store'];

function put<Name extends ListName>(
  store: Store,
  name: Name,
  rows: Readonly<Record<string, ListRows[Name]>>,
): void {
  store.set(listStateAtom(name), { isLoaded: true, rows: new Map(Object.entries(rows)) });
}

/** Somebody logged in and connected, who knows this much of Bea. */
export function readerWhoKnows(known: KnownOfBea = {}): Store {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const bea = { userID: 'bea', nickname: 'Bea Stone' };
  put(store, 'friends', known.friend ? { bea: v.parse(friend, { ...bea, ...known.friend }) } : {});
  put(store, 'blacklist', known.isBlocked ? { bea: v.parse(blackUser, bea) } : {});
  const between = (fromUserID: string, toUserID: string) => ({
    [`${fromUserID} ${toUserID}`]: v.parse(friendApplication, {
      fromUserID,
      toUserID,
      reqMsg: 'We met at the fair.',
    }),
  });
  const { asked } = known;
  put(store, 'friendApplicationsReceived', asked === 'by her' ? between('bea', 'u1') : {});
  put(store, 'friendApplicationsSent', asked === 'by reader' ? between('u1', 'bea') : {});
  return store;
}

/** Messaging whose calls are written down, such as `AddBlack "bea"`, and end as they are told. */
export function answeringMessaging(answers: Answers): { messaging: Messaging; calls: string[] } {
  const calls: string[] = [];
  const call = async (declared: { name: string }, input: unknown): Promise<unknown> => {
    const { name } = declared;
    calls.push(`${name} ${JSON.stringify(input)}`);
    const answer = answers[name];
    if (answer === 'not-sent' || answer === 'unknown' || answer === 'refused') {
      throw new GatewayError(name, answer, 0);
    }
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { messaging: { ...idleServices.messaging, call: call as Messaging['call'] }, calls };
}
