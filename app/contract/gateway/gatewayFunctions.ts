import { conversationFunctions } from './functions/conversations.ts';
import { creatorFunctions } from './functions/creators.ts';
import { friendFunctions } from './functions/friends.ts';
import { groupFunctions } from './functions/groups.ts';
import { historyFunctions } from './functions/history.ts';
import { messageFunctions } from './functions/messages.ts';
import { presenceFunctions } from './functions/presence.ts';
import { sessionFunctions } from './functions/session.ts';

/** Every function the gateway has. Sandbox and tests go by this list; the app names single ones. */
export const gatewayFunctions = [
  ...sessionFunctions,
  ...friendFunctions,
  ...groupFunctions,
  ...conversationFunctions,
  ...historyFunctions,
  ...messageFunctions,
  ...creatorFunctions,
  ...presenceFunctions,
] as const;

export type GatewayFunctionName = (typeof gatewayFunctions)[number]['name'];

/** The declaration of a function by its name. */
export type NamedFunction<Name extends GatewayFunctionName> = Extract<
  (typeof gatewayFunctions)[number],
  { name: Name }
>;
