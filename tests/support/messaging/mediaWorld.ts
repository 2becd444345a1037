import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import type { MessageRows } from '../../../app/core/messaging/store/messageRows.ts';
import type { Database } from '../../../app/platform/database/database.ts';
import { listenSandbox } from '../../../sandbox/listen.ts';
import { mediaFolder } from '../../../sandbox/media/mediaStore.ts';
import { makePerson } from '../../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
import { joinGateway } from '../gateway/person.ts';
import { openUploadLine } from '../transport/uploadLine.ts';
import { addressesOf, type MediaContent, partsOf } from './mediaContents.ts';
import { createDisk, openMediaPage, type Sender } from './mediaPage.ts';

export type MediaWorld = Awaited<ReturnType<typeof openMediaWorld>>;
export type MediaCase = Awaited<ReturnType<MediaWorld['begin']>>;

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
  const begin = async () => {
    made += 1;
    const number = made;
    const sender = (await makePerson(sandbox, `from${number}`)) as Sender & { account: string };
    const receiver = await makePerson(sandbox, `unto${number}`);
    const line = await openUploadLine(listening.port);
    const url = `ws://127.0.0.1:${listening.port}/im`;
    const { userId, chatToken } = receiver;
    const other = await joinGateway({ url }, { userID: userId, token: chatToken });
    const disk = createDisk();
    const pages: { kill(): void }[] = [];
    const open = (through?: (database: Database<MessageRows>) => Database<MessageRows>) => {
      const page = openMediaPage({
        ...{ sender, disk, packageId, fetch: fetchNow, peerId: userId },
        ports: { gateway: listening.port, upload: line.port },
        ...(through && { through }),
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
      /** Opens another page on what the device keeps. */
      setFault: (fault: Parameters<typeof sandbox.faults.set>[0]) =>
        sandbox.faults.set({ ...fault, client: sender.userId }),
      /** Texts of what arrived that is not as it was sent; none: it is all right. */
      async wrongBytes(message: Message, content: MediaContent): Promise<string[]> {
        const found = addressesOf(message);
        const parts = partsOf(content);
        if (found.length !== parts.length) return [`${found.length} files`];
        const wrong: string[] = [];
        for (const [index, { kind, blob }] of parts.entries()) {
          const url = found[index] ?? '';
          const expected = await addressOf(receiver.token, kind, blob);
          if (url !== expected) wrong.push(`${kind} at ${url}, not ${expected}`);
          // The platform draws pictures anew, without what a camera says of its owner.
          const sent = Buffer.from(await blob.arrayBuffer());
          if (kind !== 'image' && hash(await bytesAt(url)) !== hash(sent)) {
            wrong.push(`${kind} with other bytes`);
          }
        }
        return wrong;
      },
      async end(): Promise<void> {
        for (const page of pages) page.kill();
        other.leave();
        await line.close();
      },
    };
  };

  return {
    begin,
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
