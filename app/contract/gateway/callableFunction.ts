import type { Conversation } from './entities/conversation.ts';
import type { GroupApplication, GroupInfo, GroupMember } from './entities/group.ts';
import type { BlackUser, Friend, FriendApplication } from './entities/people.ts';
import type { GatewayFunction, SentFunctionInput } from './gatewayFunction.ts';

/** Lists of which there is one of a person, and what lies in each (protocol reference, section 6). */
type OwnListRows = {
  friends: Friend;
  joinedGroups: GroupInfo;
  blacklist: BlackUser;
  friendApplicationsReceived: FriendApplication;
  friendApplicationsSent: FriendApplication;
  groupApplicationsReceived: GroupApplication;
  groupApplicationsSent: GroupApplication;
};
/** Lists of which there is one of each of something: of each group its members. */
type ListOfRows = {
  members: GroupMember;
};
/** The lists the gateway keeps, and what lies in each. */
export type ListRows = OwnListRows & ListOfRows;
export type ListName = keyof ListRows;
export type OwnListName = keyof OwnListRows;
export type ListOfName = keyof ListOfRows;

/** Fields of a conversation's row as they are from now on; those that are missing are asked for. */
export type ConversationPatch = Partial<Conversation> & Pick<Conversation, 'conversationID'>;

/** What a call changes of that which the device keeps. Plain data: it travels between tabs. */
export type Change =
  | { of: 'self' }
  /**
   * `ofID`: of a list of something, the id of what it is of. `ids` of the rows, as the list's `getSome` takes
   * them; null: any row.
   */
  | { of: 'list'; name: ListName; ofID?: string; ids: readonly string[] | null }
  /** A row as it is from now on, in the fields named: nothing is asked for. `id` as the list's `keyOf`. */
  | { of: 'row'; name: OwnListName; id: string | readonly string[]; patch: object }
  | { of: 'conversation'; row: ConversationPatch }
  /** The messages of a conversation that there were until now are gone, also those that failed to be sent. */
  | { of: 'history'; conversationID: string }
  /** The gateway no longer tells of these people: who still looks at them has to ask again. */
  | { of: 'presence'; userIDs: readonly string[] };

/** A function that screens may call, with what has to be known of it to call it from any tab. */
export type CallableFunction<F extends GatewayFunction = GatewayFunction> = F & {
  /**
   * Whether doing it twice comes to the same as doing it once, also for the one who asks. What makes
   * something, or is refused the second time, is not repeatable: it is done once or reported unknown.
   */
  isRepeatable: boolean;
  /** Whether the rows that it changes are shown so at once, and as before where it comes to nothing. */
  isOptimistic: boolean;
  /** What it changes; the lists are fetched again after it, whatever events tell of them. */
  changes: (input: never) => readonly Change[];
};

type Policy<F extends GatewayFunction> = {
  isRepeatable: boolean;
  /** @default false */
  isOptimistic?: boolean;
  /** Lists that change whole, or what changes with this input. @default nothing */
  changes?:
    | readonly OwnListName[]
    | ((input: SentFunctionInput<F>) => readonly (Change | OwnListName)[]);
};

/** Lets screens call a function of the gateway. */
/* @__NO_SIDE_EFFECTS__ */
export function callable<F extends GatewayFunction>(
  declared: F,
  { isRepeatable, isOptimistic = false, changes = [] }: Policy<F>,
): CallableFunction<F> {
  const all = typeof changes === 'function' ? changes : () => changes;
  return {
    ...declared,
    isRepeatable,
    isOptimistic,
    changes: (input: SentFunctionInput<F>) =>
      all(input).map((change) =>
        typeof change === 'string' ? { of: 'list', name: change, ids: null } : change,
      ),
  };
}

/** Lets screens call a function that only tells something. */
/* @__NO_SIDE_EFFECTS__ */
export function readable<F extends GatewayFunction>(declared: F): CallableFunction<F> {
  return callable(declared, { isRepeatable: true });
}

export function friendChange(...ids: string[]): Change {
  return { of: 'list', name: 'friends', ids };
}

/** @param userIDs null: any member */
export function memberChange(groupID: string, userIDs: readonly string[] | null = null): Change {
  return { of: 'list', name: 'members', ofID: groupID, ids: userIDs };
}

/** For lists that may be long, of which the gateway has no call for some rows. */
export function rowChange<Name extends OwnListName>(
  name: Name,
  id: string | readonly string[],
  patch: Partial<OwnListRows[Name]>,
): Change {
  return { of: 'row', name, id, patch };
}

export function conversationChange(row: ConversationPatch): Change {
  return { of: 'conversation', row };
}

export function historyChange(conversationID: string): Change {
  return { of: 'history', conversationID };
}
