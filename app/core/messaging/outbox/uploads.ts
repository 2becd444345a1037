import { clientErrors } from '../../../contract/gateway/errors.ts';
import type { Contents } from '../contents/content.ts';
import { UploadFailed, type UploadFile } from '../engine/engineNeeds.ts';
import type { Publisher } from '../engine/publisher.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';

/** What became of the files of a message. */
export type UploadOutcome =
  | { kind: 'uploaded'; entry: OutboxEntry }
  /** The message is no longer in the outbox. */
  | { kind: 'gone' }
  | { kind: 'cancelled' }
  /** For good, until the person sends it again. `code`: why, as `StoredMessage.errCode`. */
  | { kind: 'refused'; code: number }
  | { kind: 'later' };

/** Answers that are no refusals after which a message counts as failed all the same. */
const mostFaults = 5;

type Needs = {
  store: MessageStore;
  publisher: Publisher;
  contents: Contents;
  uploadFile: UploadFile;
};

export interface Uploads {
  /** Uploads what has no address yet; each address is kept at once, so that nothing is sent twice. */
  run(entry: OutboxEntry): Promise<UploadOutcome>;
  /** @returns whether an upload of this message was on its way */
  cancel(clientMsgID: string): boolean;
  close(): void;
}

export function createUploads({ store, publisher, contents, uploadFile }: Needs): Uploads {
  const running = new Map<string, { controller: AbortController; isCancelled: boolean }>();
  const failures = createFailures();

  const uploadParts = async (started: OutboxEntry, signal: AbortSignal): Promise<UploadOutcome> => {
    let entry = started;
    const total = entry.uploads.reduce((sum, { size }) => sum + size, 0) || 1;
    for (const upload of entry.uploads) {
      if (upload.url !== '') continue;
      const blob = await store.outgoingFile(entry.clientMsgID, upload.part);
      const kind = contents.uploadKindOf(entry.kind, upload.part);
      if (!blob || !kind) return { kind: 'refused', code: clientErrors.fileUnreadable };
      const done = entry.uploads.reduce((sum, { url, size }) => (url ? sum + size : sum), 0);
      const { url } = await uploadFile(blob, kind, {
        intent: upload.intent,
        name: upload.name,
        signal,
        onProgress: reportShare(entry.clientMsgID, (share) => (done + share * upload.size) / total),
      });
      // The last byte may have been on its way when the person stopped it.
      if (signal.aborted) throw signal.reason;
      const uploads = entry.uploads.map((one) =>
        one.part === upload.part ? { ...one, url } : one,
      );
      entry = { ...entry, phase: 'uploading', uploads };
      const message = await store.outgoing(entry.clientMsgID);
      const changes = message
        ? await store.updateOutgoing(entry, contents.withAddresses(message, entry.kind, uploads))
        : null;
      if (!changes) return { kind: 'gone' };
      publisher.changes(changes);
    }
    return { kind: 'uploaded', entry };
  };

  /** Reports each hundredth once. */
  const reportShare = (clientMsgID: string, whole: (share: number) => number) => {
    let reported = Math.floor(whole(0) * 100);
    return (share: number): void => {
      const hundredth = Math.floor(whole(share) * 100);
      if (hundredth === reported || !running.has(clientMsgID)) return;
      reported = hundredth;
      publisher.state({ type: 'upload', clientMsgID, share: hundredth / 100 });
    };
  };

  return {
    async run(entry) {
      const { clientMsgID } = entry;
      const own = { controller: new AbortController(), isCancelled: false };
      running.set(clientMsgID, own);
      publisher.state({ type: 'upload', clientMsgID, share: 0 });
      try {
        const outcome = await uploadParts(entry, own.controller.signal);
        failures.forget(clientMsgID);
        return outcome;
      } catch (error) {
        if (!own.isCancelled) return failures.outcomeOf(clientMsgID, error);
        failures.forget(clientMsgID);
        return { kind: 'cancelled' };
      } finally {
        running.delete(clientMsgID);
        publisher.state({ type: 'upload', clientMsgID, share: null });
      }
    },
    cancel(clientMsgID) {
      const own = running.get(clientMsgID);
      if (!own) return false;
      own.isCancelled = true;
      own.controller.abort();
      return true;
    },
    close() {
      for (const { controller } of running.values()) controller.abort();
    },
  };
}

/** Counts how often the platform failed over each message. */
function createFailures() {
  const counts = new Map<string, number>();
  return {
    /** What becomes of a message after another failure. */
    outcomeOf(clientMsgID: string, error: unknown): UploadOutcome {
      if (!(error instanceof UploadFailed)) return { kind: 'later' };
      const count = (counts.get(clientMsgID) ?? 0) + 1;
      counts.set(clientMsgID, count);
      if (!error.isFinal && count < mostFaults) return { kind: 'later' };
      counts.delete(clientMsgID);
      return { kind: 'refused', code: error.code };
    },
    forget(clientMsgID: string): void {
      counts.delete(clientMsgID);
    },
  };
}
