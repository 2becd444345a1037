/**
 * Which message: an id is its sender's own within a conversation. The same id of somebody else, or
 * elsewhere, is another message. A message is a ref of itself.
 */
export type MessageRef = { conversationID: string; sendID: string; clientMsgID: string };

/** What an event names a message by: some leave out who sent it, or where. */
export type MessageName = {
  clientMsgID: string;
  /** Missing: not known. */
  sendID?: string;
  /** Missing: not known. */
  conversationID?: string;
  /** Whether it is of a single conversation. Missing: not known. */
  isSingle?: boolean;
};

/** @returns the ref alone, of a message or anything else that is one */
export function refOf({ conversationID, sendID, clientMsgID }: MessageRef): MessageRef {
  return { conversationID, sendID, clientMsgID };
}

/** @returns what to know a message by in a `Map`, a `Set` or a list of React; no two share one */
export function messageKeyOf({ conversationID, sendID, clientMsgID }: MessageRef): string {
  return `${clientMsgID.length} ${sendID.length} ${clientMsgID}${sendID}${conversationID}`;
}

export function isSameMessage(left: MessageRef, right: MessageRef): boolean {
  return (
    left.clientMsgID === right.clientMsgID &&
    left.sendID === right.sendID &&
    left.conversationID === right.conversationID
  );
}

/** Whether a message matches every part that a name has. */
export function isNamedBy(ref: MessageRef, name: MessageName): boolean {
  const { sendID = ref.sendID, conversationID = ref.conversationID } = name;
  const isSingle = ref.conversationID.startsWith('single_');
  return (
    isSameMessage(ref, { ...name, sendID, conversationID }) &&
    (name.isSingle ?? isSingle) === isSingle
  );
}
