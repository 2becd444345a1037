import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { ContentKind } from '../contents/content.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** A file of an outgoing message; `poster` is the still of a video. */
export type OutgoingPart = 'file' | 'poster';

/** What is known of an outgoing file, without its bytes. */
export type OutboxUpload = {
  part: OutgoingPart;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** The address it was uploaded to, or empty. */
  url: string;
  /** Identifies the upload to the server however often it is tried. */
  intent: string;
};

/** `failed` entries wait for the person. */
export type OutboxPhase = 'waiting' | 'uploading' | 'sending' | 'unknown' | 'failed';

/** A message on its way out, beside its row among the messages. */
export type OutboxEntry = {
  clientMsgID: string;
  conversationID: string;
  /** As its message's; set by the store. */
  localOrder: number;
  peer: Peer;
  kind: ContentKind;
  uploads: readonly OutboxUpload[];
  /** Of a voice message: the recording that it was until now. */
  recordingID?: string;
  phase: OutboxPhase;
  /** Times it was given to the gateway. */
  attempts: number;
  /** Times it was looked up and not found since the last try. */
  lookups: number;
};

/** A message without files, on its way into the outbox. */
export type OutgoingText = { message: StoredMessage; entry: OutboxEntry };
