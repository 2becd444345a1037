import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import type { FaultInput } from '../../../sandbox/faults/fault.ts';
import { listenSandbox } from '../../../sandbox/listen.ts';
import { mediaFolder } from '../../../sandbox/media/mediaStore.ts';
import { makePerson } from '../../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import { joinGateway } from '../gateway/person.ts';
import { openUploadLine, type UploadLine } from '../transport/uploadLine.ts';
import { addressesOf, type MediaContent, partsOf } from './mediaContents.ts';
import { createDisk, type Disk, type MediaPage, openMediaPage, type Sender } from './mediaPage.ts';

export type MediaWorld = Awaited<ReturnType<typeof openMediaWorld>>;

/** Two people, the first with a device that sends files, and what becomes of these. */
export type MediaCase = {
  sender: Sender;
  line: UploadLine;
  disk: Disk;
  /** Opens another page on what the device keeps. */
  open(): Promise<MediaPage>;
  /** What the other side has, oldest first. */
  arrived(): Promise<Message[]>;
  /** What this device asks of the platform goes wrong. */
  setFault(fault: FaultInput): { clear(): void };
  /** Names what of a message is not as it was sent; nothing: it is all right. */
  wrongBytes(message: Message, content: MediaContent): Promise<string[]>;
  end(): Promise<void>;
};

/** A sandbox at which pairs of people send each other files. */
export async function openMediaWorld() {
  const sandbox = await openTestSandbox();
  const listening = await listenSandbox(sandbox, 0);
  const origin = 'http://plain.localhost';
  const { packageId } = plainBrand;
  const fetchNow: typeof fetch = (url, init) => sandbox.fetch(new Request(String(url), init));
  let made = 0;

  const bytesAt = async (url: string): Promise<Buffer> => {
    const file = await sandbox.fetch(new Request(`${origin}${url}`));
    return Buffer.from(await file.arrayBuffer());
  };
  /** Where the platform keeps these bytes: by what is in them. */
  const addressOf = async (token: string, kind: string, blob: Blob): Promise<string> => {
    const answer = await sandbox.send(uploadMedia, { kind, name: '' }, { token, file: blob });
    return answer.data.url;
  };

  /** Two new people, the first with a device, the second at the gateway. */
  const begin = async (): Promise<MediaCase> => {
    made += 1;
    const number = made;
    const sender = (await makePerson(sandbox, `from${number}`)) as Sender;
    const receiver = await makePerson(sandbox, `unto${number}`);
    const line = await openUploadLine(listening.port);
    const url = `ws://127.0.0.1:${listening.port}/im`;
    const { userId, chatToken } = receiver;
    const other = await joinGateway({ url }, { userID: userId, token: chatToken });
    const disk = createDisk();
    const pages: MediaPage[] = [];
    /** Opens another page on what the device keeps. */
    const open = async (): Promise<MediaPage> => {
      const page = await openMediaPage({
        ...{ sender, disk, packageId, fetch: fetchNow, peerId: userId },
        ports: { gateway: listening.port, upload: line.port },
      });
      pages.push(page);
      return page;
    };
    const arrived = async (): Promise<Message[]> => {
      const conversationID = `single_${sender.userId}`;
      const input = { conversationID, count: 100, startClientMsgID: '' };
      return (await other.client.call(getAdvancedHistoryMessageList, input)).messageList ?? [];
    };
    return {
      ...{ sender, line, disk, open, arrived },
      setFault(fault) {
        const { id } = sandbox.faults.set({ ...fault, client: sender.userId });
        return { clear: () => void sandbox.faults.clear(id) };
      },
      async wrongBytes(message, content) {
        const found = addressesOf(message);
        const parts = partsOf(content);
        if (found.length !== parts.length) return [`${found.length} files`];
        const wrong: string[] = [];
        for (const [index, { kind, blob }] of parts.entries()) {
          const url = found[index] ?? '';
          const expected = await addressOf(sender.token, kind, blob);
          if (url !== expected) wrong.push(`${kind} at ${url}, not ${expected}`);
          // The platform draws pictures anew, without what a camera says of its owner.
          const sent = Buffer.from(await blob.arrayBuffer());
          if (kind !== 'image' && hash(await bytesAt(url)) !== hash(sent)) {
            wrong.push(`${kind} with other bytes`);
          }
        }
        return wrong;
      },
      async end() {
        for (const page of pages) page.kill();
        other.leave();
        await line.close();
      },
    };
  };

  return {
    /** Two new people for the time of some work. */
    async between<Result>(work: (one: MediaCase) => Promise<Result>): Promise<Result> {
      const one = await begin();
      try {
        return await work(one);
      } finally {
        await one.end();
      }
    },
    /** Half-written files at the platform. */
    unfinished: () =>
      readdirSync(mediaFolder(sandbox.folder)).filter((name) => name.startsWith('.')),
    async close(): Promise<void> {
      await listening.close();
      await sandbox.close();
    },
  };
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether a page shows a message as sent. */
export const isSent = (page: MediaPage) => () => page.shown().some(({ state }) => state === 'sent');

/** What became of the one message of a page, once it is shown as sent. */
export async function losses(one: MediaCase, page: MediaPage, content: MediaContent) {
  const arrived = await one.arrived();
  const [message] = arrived;
  return {
    arrived: arrived.length,
    shown: page.shown().map(({ state }) => state),
    wrong: message ? await one.wrongBytes(message, content) : ['nothing arrived'],
    waiting: (await page.store.outbox()).length,
    keptFile: await page.store.outgoingFile(message?.clientMsgID ?? '', 'file'),
    ended: page.shares.at(-1),
  };
}

/** As `losses` where all is well: once at the other side, whole, and nothing left behind. */
export const nothingLost = {
  ...{ arrived: 1, shown: ['sent'], wrong: [], waiting: 0, keptFile: null, ended: null },
};
