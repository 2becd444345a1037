import type { CallableFunction, Change } from '../../../contract/gateway/callableFunction.ts';
import { encodeInput } from '../../../contract/gateway/encoding.ts';
import type {
  FunctionOutput,
  SentFunctionInput,
} from '../../../contract/gateway/gatewayFunction.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { readOutput } from '../../../transport/gateway/readData.ts';
import { refOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { CallCommand, Command } from '../tabs/tabMessage.ts';
import type { Editing } from './editing.ts';
import type { EngineNeeds } from './engineNeeds.ts';

/** What a person does that the leading tab does for them. */
export type LeaderRequests = Pick<
  Messaging,
  'call' | 'cancelUpload' | 'remove' | 'revoke' | 'loadList' | 'reconnect'
>;

type Needs = {
  /** Has the leading tab do it, this one or another. @throws GatewayError */
  ask: (command: Command) => Promise<unknown>;
  newId: () => string;
  publish: EngineNeeds['publish'];
  withdraw: Editing['withdraw'];
};

export function createLeaderRequests(needs: Needs): LeaderRequests {
  const { ask, newId, publish, withdraw } = needs;

  /** The rows that it changes are shown so from the first moment on. */
  const askAhead = async (command: CallCommand): Promise<unknown> => {
    const rows = command.changes.flatMap((change) =>
      change.of === 'conversation' ? [change.row] : [],
    );
    publish({ type: 'expected-rows', call: command.id, rows });
    try {
      return await ask(command);
    } finally {
      publish({ type: 'expected-rows', call: command.id, rows: [] });
    }
  };

  return {
    call: async <F extends CallableFunction>(
      declared: F,
      input: SentFunctionInput<F>,
    ): Promise<FunctionOutput<F>> => {
      const { name, isRepeatable, isOptimistic } = declared;
      const changes = (declared.changes as (given: typeof input) => readonly Change[])(input);
      const data = encodeInput(declared, input);
      const command: CallCommand = {
        name: 'call',
        id: newId(),
        functionName: name,
        data,
        isRepeatable,
        changes,
      };
      const reply = await (isOptimistic ? askAhead(command) : ask(command));
      const read = readOutput(declared, String(reply));
      if (!read.ok) throw new GatewayError(name, 'unknown', 0);
      return read.value;
    },
    async cancelUpload(clientMsgID) {
      await ask({ name: 'cancel-upload', clientMsgID });
    },
    async remove(message) {
      await withdraw(message);
      await ask({ name: 'remove', message: refOf(message) });
    },
    async revoke(message) {
      await ask({ name: 'revoke', message: refOf(message) });
    },
    async loadList(list, ofID = '') {
      await ask({ name: 'load-list', list, ofID });
    },
    reconnect() {
      ask({ name: 'reconnect' }).catch(() => undefined);
    },
  };
}
