import type { CallableFunction } from '../../../contract/gateway/callableFunction.ts';
import { encodeInput } from '../../../contract/gateway/encoding.ts';
import type {
  FunctionOutput,
  SentFunctionInput,
} from '../../../contract/gateway/gatewayFunction.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { readOutput } from '../../../transport/gateway/readData.ts';
import { refOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { Command } from '../tabs/tabMessage.ts';
import type { Editing } from './editing.ts';

/** What a person does that the leading tab does for them. */
export type LeaderRequests = Pick<
  Messaging,
  'call' | 'cancelUpload' | 'remove' | 'revoke' | 'loadMembers' | 'loadList' | 'reconnect'
>;

type Needs = {
  /** Has the leading tab do it, this one or another. @throws GatewayError */
  ask: (command: Command) => Promise<unknown>;
  newId: () => string;
  withdraw: Editing['withdraw'];
};

export function createLeaderRequests({ ask, newId, withdraw }: Needs): LeaderRequests {
  return {
    call: async <F extends CallableFunction>(
      declared: F,
      input: SentFunctionInput<F>,
    ): Promise<FunctionOutput<F>> => {
      const { name, isRepeatable } = declared;
      const changes = (declared.changes as (given: typeof input) => ReturnType<F['changes']>)(
        input,
      );
      const data = encodeInput(declared, input);
      const command: Command = {
        name: 'call',
        id: newId(),
        functionName: name,
        data,
        isRepeatable,
        changes,
      };
      const reply = await ask(command);
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
    async loadMembers(groupID) {
      await ask({ name: 'load-members', groupID });
    },
    async loadList(list) {
      await ask({ name: 'load-list', list });
    },
    reconnect() {
      ask({ name: 'reconnect' }).catch(() => undefined);
    },
  };
}
