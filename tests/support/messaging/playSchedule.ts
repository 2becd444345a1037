import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../../../app/core/messaging/messaging.ts';
import type { ModelDevice } from './modelDevice.ts';
import { modelGroup } from './modelThreads.ts';
import type { Operation } from './schedule.ts';
import { peerFor, people, type ScheduleWorld } from './scheduleWorld.ts';

const picture = new Blob(['picture'], { type: 'image/png' });
const ignored = () => undefined;

/** Does one operation of a schedule. */
export async function play(world: ScheduleWorld, operation: Operation): Promise<void> {
  const { time, gateway, devices } = world;
  if (operation.kind === 'wait') {
    await time.pass(operation.milliseconds);
    return;
  }
  if (operation.kind === 'restart') {
    world.network.cut(() => true, 'lost', 1);
    gateway.connections.clear();
    return;
  }
  if (operation.kind === 'member') {
    const { who, step } = operation;
    gateway.group.change(people[who] as string, step, `called ${time.steps()}`);
    return;
  }
  const device = devices[operation.device] as ModelDevice;
  act(world, device, operation);
}

type Acting = Exclude<Operation, { kind: 'wait' | 'restart' | 'member' }>;

function act(world: ScheduleWorld, device: ModelDevice, operation: Acting): void {
  const { gateway } = world;
  const userID = device.userID();
  switch (operation.kind) {
    case 'cut':
      device.cut(operation.ending, operation.lateness);
      return;
    case 'refuse':
      device.refuse(operation.isRefused);
      return;
    case 'server-fault':
      gateway.addFault(userID, operation.fault);
      return;
    case 'block': {
      const peer = peerFor(userID, 1 + (operation.to % 2));
      if ('userID' in peer) gateway.setBlocked(userID, peer.userID, operation.isBlocked);
      return;
    }
    case 'reload':
      device.tab().kill();
      device.openTab();
      return;
    case 'kill-at': {
      const end = operation.isCommitted ? 'kill-after' : 'kill-before';
      device.plan([...Array(operation.after).fill('done'), end]);
      return;
    }
    case 'storage-faults': {
      const fault = operation.isCommitted ? 'fail-after' : 'fail';
      device.plan([...Array(operation.after).fill('done'), ...Array(operation.count).fill(fault)]);
      return;
    }
    case 'storage-full': {
      const end = operation.isForGood ? 'full' : 'full-once';
      device.plan([...Array(operation.after).fill('done'), end]);
      return;
    }
    case 'open-tab':
      if (device.tabs().length < 3) device.openTab();
      return;
    case 'close-tab':
      if (device.tabs().length > 1) device.tabs()[0]?.close();
      return;
    case 'freeze':
      device.tab().freeze();
      return;
    case 'thaw':
      for (const tab of device.tabs()) tab.thaw();
      return;
    case 'switch-account':
      device.switchAccount();
      return;
    case 'clock':
      device.changeClock(operation.by);
      return;
    default:
      use(world, device, operation);
  }
}

type Using = Extract<
  Operation,
  {
    kind:
      | 'send'
      | 'send-picture'
      | 'cancel-upload'
      | 'revoke'
      | 'remove'
      | 'resend'
      | 'read'
      | 'load-older'
      | 'pin'
      | 'receive-option'
      | 'hide-conversation'
      | 'draft'
      | 'type'
      | 'load-members'
      | 'hide';
  }
>;

/** What a person does on the page in front of them. */
function use(world: ScheduleWorld, device: ModelDevice, operation: Using): void {
  const tab = device.tab();
  if (tab.isFrozen()) return;
  const { engine } = tab;
  const userID = device.userID();
  const written = world.written.filter((one) => one.userID === userID);

  const send = (to: number, content: OutgoingContent): void => {
    const peer = peerFor(userID, to);
    engine.send(peer, content).then((clientMsgID) => {
      const conversationID = conversationIdOf(peer);
      const isOnDisk = tab.store.isDurable;
      world.written.push({ userID, conversationID, clientMsgID, tab, isOnDisk });
    }, ignored);
  };
  switch (operation.kind) {
    case 'send':
      for (let count = 0; count < operation.count; count += 1) {
        send(operation.to, { kind: 'text', text: `${userID} says ${count}` });
      }
      return;
    case 'send-picture':
      send(operation.to, {
        kind: 'image',
        file: { blob: picture, name: 'a.png' },
        width: 4,
        height: 3,
      });
      return;
    case 'revoke': {
      const chosen = written.at(-1 - (operation.which % written.length));
      if (chosen) engine.revoke(chosen.clientMsgID).catch(ignored);
      return;
    }
    case 'remove': {
      const chosen = written.at(-1 - (operation.which % written.length));
      if (!chosen) return;
      world.removed.add(chosen.clientMsgID);
      engine.remove(chosen.clientMsgID).catch(ignored);
      return;
    }
    case 'cancel-upload': {
      const chosen = written.at(-1 - (operation.which % written.length));
      if (!chosen) return;
      world.resent.add(chosen.clientMsgID);
      engine.cancelUpload(chosen.clientMsgID).catch(ignored);
      return;
    }
    case 'resend':
      for (const { clientMsgID } of written.slice(-4)) {
        world.resent.add(clientMsgID);
        engine.resend(clientMsgID).catch(ignored);
      }
      return;
    case 'read': {
      const open = engine.open(conversationIdOf(peerFor(userID, operation.to)));
      open.markRead();
      open.close();
      return;
    }
    case 'load-older': {
      const open = engine.open(conversationIdOf(peerFor(userID, operation.to)));
      open.loadOlder().catch(ignored);
      return;
    }
    case 'pin':
      engine
        .pin(conversationIdOf(peerFor(userID, operation.to)), operation.isPinned)
        .catch(ignored);
      return;
    case 'receive-option':
      engine
        .setReceiveOption(conversationIdOf(peerFor(userID, operation.to)), operation.option)
        .catch(ignored);
      return;
    case 'hide-conversation':
      engine.hide(conversationIdOf(peerFor(userID, operation.to))).catch(ignored);
      return;
    case 'draft': {
      const conversationID = conversationIdOf(peerFor(userID, operation.to));
      const key = `${device.name}/${userID} ${conversationID}`;
      world.drafts.set(key, [...(world.drafts.get(key) ?? []), operation.text]);
      engine.setDraft(conversationID, operation.text);
      return;
    }
    case 'type':
      engine.setTyping(conversationIdOf(peerFor(userID, operation.to)), operation.isTyping);
      return;
    case 'load-members':
      engine.loadMembers(modelGroup).catch(ignored);
      return;
    case 'hide':
      tab.show(operation.isVisible);
  }
}
