import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import {
  deleteConversation,
  pinConversation,
  setConversationRecvMessageOpt,
} from '../../../app/contract/gateway/functions/conversations.ts';
import type { ModelDevice } from './modelDevice.ts';
import { keyOf, modelGroup } from './modelThreads.ts';
import { isOfDevice, playDevice } from './playDevice.ts';
import { type Elsewhere, playElsewhere } from './playElsewhere.ts';
import { playLooking } from './playLooking.ts';
import type { Operation } from './schedule.ts';
import { peerFor, people, personAt, type ScheduleWorld } from './scheduleWorld.ts';
import { contentOf } from './writings.ts';

const group = { sessionType: sessionType.superGroup, groupID: modelGroup } as const;
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
  if (operation.kind === 'stranger') {
    const { deed, to, which } = operation;
    world.stranger.act(deed, to === 0 ? group : personAt(to), which);
    return;
  }
  if (
    operation.kind === 'delete-elsewhere' ||
    operation.kind === 'clear-elsewhere' ||
    operation.kind === 'burn'
  ) {
    await playElsewhere(world, operation);
    return;
  }
  const device = devices[operation.device] as ModelDevice;
  if (operation.kind === 'storage-quota') {
    await device.leaveRoom(operation.bytes);
    return;
  }
  if (operation.kind === 'send-and-go') {
    const tab = device.tab();
    if (tab.isFrozen()) return;
    write(world, device, operation.to, 'text');
    for (let turn = 0; turn < operation.turns; turn += 1) await null;
    if (operation.going === 'close') tab.close();
    else tab.kill();
    return;
  }
  act(world, device, operation);
}

/** Sends what is in the composer. */
function write(
  world: ScheduleWorld,
  device: ModelDevice,
  to: number,
  content: 'text' | 'file',
): void {
  const tab = device.tab();
  const userID = device.userID();
  const peer = peerFor(userID, to);
  const place = { userID, conversationID: conversationIdOf(peer), device: device.name, tab };
  const writing = world.writings.begin(place, content);
  tab.engine.send(peer, contentOf(writing)).then(
    (clientMsgID) => {
      if (tab.isDead()) return;
      writing.clientMsgID = clientMsgID;
      writing.fate = 'kept';
      writing.isOnDisk = tab.store.isDurable;
    },
    () => {
      if (!tab.isDead()) writing.fate = 'refused';
    },
  );
  writing.isJournaled = tab.journal.entries().some((entry) => entry.text === writing.text);
  if (writing.isJournaled) {
    world.screens.sent(userID, writing.text, tab.timelines.get(place.conversationID));
  }
}

/** A text that was neither on the disk nor shown as kept may be lost with the browser. */
function killBrowser({ writings }: ScheduleWorld, device: ModelDevice): void {
  const shown = device
    .tabs()
    .flatMap(({ timelines }) => [...timelines.values()])
    .flatMap(({ messages }) => messages.filter(({ isUnkept }) => !isUnkept))
    .map(({ content }) => content);
  for (const writing of writings.all) {
    if (writing.device !== device.name || writing.fate !== 'sent') continue;
    const journaled = device.journaledOf(writing.userID).map(({ text }) => text);
    writing.isJournaled &&= [...shown, ...journaled].includes(writing.text);
  }
  device.killBrowser();
  device.openTab();
}

type Acting = Exclude<
  Operation,
  {
    kind:
      | 'wait'
      | 'restart'
      | 'member'
      | 'stranger'
      | Elsewhere['kind']
      | 'send-and-go'
      | 'storage-quota';
  }
>;

function act(world: ScheduleWorld, device: ModelDevice, operation: Acting): void {
  const { gateway } = world;
  const userID = device.userID();
  if (isOfDevice(operation)) {
    playDevice(device, operation);
    return;
  }
  switch (operation.kind) {
    case 'server-fault':
      gateway.addFault(userID, operation.fault);
      return;
    case 'block': {
      const peer = peerFor(userID, 1 + (operation.to % 2));
      if ('userID' in peer) gateway.setBlocked(userID, peer.userID, operation.isBlocked);
      return;
    }
    case 'kill-browser':
      killBrowser(world, device);
      return;
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
    case 'doom':
      device.tab().doom(operation.steps);
      return;
    case 'refuse-texts':
      device.texts.refuse(operation.isRefused);
      return;
    case 'storage-slow':
      device.slowDown(operation.milliseconds);
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
      | 'look'
      | 'load-older'
      | 'load-newer'
      | 'look-at'
      | 'look-unread'
      | 'to-newest'
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
  const written = world.writings.knownOf(userID);

  const send = (to: number, what: 'text' | 'file'): void => write(world, device, to, what);
  switch (operation.kind) {
    case 'send':
      for (let count = 0; count < operation.count; count += 1) send(operation.to, 'text');
      return;
    case 'send-picture':
      send(operation.to, 'file');
      return;
    case 'revoke': {
      const chosen = written.at(-1 - (operation.which % written.length));
      if (chosen) engine.revoke({ ...chosen, sendID: userID }).catch(ignored);
      return;
    }
    case 'remove': {
      const chosen = written.at(-1 - (operation.which % written.length));
      if (!chosen) return;
      const ref = { ...chosen, sendID: userID };
      world.removed.add(keyOf(ref));
      engine.remove(ref).catch(ignored);
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
      const conversationID = conversationIdOf(peerFor(userID, operation.to));
      const open = engine.open(conversationID);
      const newest = tab.store.pageBefore(conversationID, null, 1 + operation.left);
      newest.then(([read]) => read && open.markRead(read)).catch(ignored);
      open.close();
      return;
    }
    case 'look':
      engine.open(conversationIdOf(peerFor(userID, operation.to)));
      return;
    case 'load-older':
    case 'load-newer':
    case 'look-at':
    case 'look-unread':
    case 'to-newest':
      playLooking(world, device, operation);
      return;
    case 'pin':
      engine
        .call(pinConversation, {
          conversationID: conversationIdOf(peerFor(userID, operation.to)),
          isPinned: operation.isPinned,
        })
        .catch(ignored);
      return;
    case 'receive-option':
      engine
        .call(setConversationRecvMessageOpt, {
          conversationIDList: [conversationIdOf(peerFor(userID, operation.to))],
          opt: operation.option,
        })
        .catch(ignored);
      return;
    case 'hide-conversation':
      engine
        .call(deleteConversation, conversationIdOf(peerFor(userID, operation.to)))
        .catch(ignored);
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
      engine.loadList('members', modelGroup).catch(ignored);
      return;
    case 'hide':
      tab.show(operation.isVisible);
  }
}
