import { expect, test } from 'vitest';
import { sessionWith } from '../support/messaging/recordedSession.ts';
import { createScheduleWorld, peerFor } from '../support/messaging/scheduleWorld.ts';

const blob = new Blob(['a picture'], { type: 'image/jpeg' });

test('a picture can be shown from the device until it is sent', async () => {
  const settings = { seed: 1, latency: 10, isUnordered: false, doubling: 0, pace: 0 };
  const world = createScheduleWorld({ ...settings, operations: [] });
  world.heal();
  const [device] = world.devices;
  const tab = device?.openTab();
  if (!tab) throw new Error('There is no device.');
  const { engine } = tab;
  /** What is asked of a device takes time that has to pass. */
  const settled = async <Result>(asked: Promise<Result>, span = 0): Promise<Result> => {
    const done = asked.catch(() => undefined);
    await world.time.pass(span);
    await done;
    return asked;
  };
  const textOf = async (part: 'file' | 'poster') =>
    (await settled(engine.outgoingFile(id, part), 5))?.text();

  const file = { blob, name: 'a.jpg' };
  const content = { kind: 'image', file, width: 4, height: 3 } as const;
  const id = await settled(engine.send(peerFor('u1', 1), content), 5);
  expect(await textOf('file')).toBe('a picture');
  expect(await textOf('poster')).toBeUndefined();
  await settled(Promise.resolve(), 60_000);
  expect(await settled(tab.store.outgoing(id), 5)).toBeNull();
  expect(await textOf('file')).toBeUndefined();
});

test('where nobody is logged in there is no file to be had', async () => {
  const { messaging } = sessionWith({});
  await expect(messaging.outgoingFile('m1', 'file')).rejects.toMatchObject({ code: 112 });
});
