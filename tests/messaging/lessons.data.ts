import type { Schedule } from '../support/messaging/schedule.ts';

const usual = { seed: 0, latency: 5, isUnordered: false, doubling: 0, pace: 0 };

/** Schedules that once went wrong. */
export const lessons: Schedule[] = [
  // Removed by its author before anybody knew that it had arrived: they see it no longer.
  {
    ...usual,
    latency: 2500,
    pace: 2500,
    operations: [
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'remove', device: 1, which: 0 },
    ],
  },
  // Kept by the device and told as failed: nobody looked again.
  {
    ...usual,
    operations: [
      { kind: 'wait', milliseconds: 11 },
      { kind: 'load-older', device: 0, to: 2 },
      { kind: 'wait', milliseconds: 10 },
      { kind: 'open-tab', device: 1 },
      { kind: 'storage-faults', device: 0, after: 6, count: 3, isCommitted: true },
      { kind: 'switch-account', device: 1 },
      { kind: 'send', device: 1, to: 0, count: 3 },
      { kind: 'send', device: 2, to: 2, count: 2 },
      { kind: 'wait', milliseconds: 10 },
      { kind: 'send', device: 0, to: 0, count: 1 },
    ],
  },
  // Told of the group before it knew it, and kept a member of it after it had left.
  {
    ...usual,
    pace: 20,
    operations: [
      { kind: 'kill-at', device: 0, after: 0, isCommitted: false },
      { kind: 'freeze', device: 2 },
      { kind: 'member', who: 0, step: 'rename' },
      { kind: 'member', who: 0, step: 'leave' },
      { kind: 'freeze', device: 0 },
      { kind: 'read', device: 0, to: 0, left: 0 },
    ],
  },
  // A made-up row took the place of the gateway's own, which came while it was made up.
  {
    ...usual,
    operations: [
      { kind: 'hide-conversation', device: 0, to: 0 },
      { kind: 'member', who: 0, step: 'leave' },
      { kind: 'wait', milliseconds: 13 },
      { kind: 'clock', device: 0, by: 0 },
      { kind: 'send', device: 0, to: 0, count: 1 },
    ],
  },
  // Asked for the members while nobody could be reached: nobody asked again.
  {
    ...usual,
    operations: [
      { kind: 'member', who: 0, step: 'enter' },
      { kind: 'wait', milliseconds: 0 },
    ],
  },
  // A hole was filled while what is shown was asked for again: what stood before it was left out.
  {
    ...usual,
    operations: [
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'storage-full', device: 0, after: 2, isForGood: true },
      { kind: 'send', device: 2, to: 0, count: 2 },
      { kind: 'send', device: 2, to: 0, count: 3 },
      { kind: 'send', device: 2, to: 0, count: 3 },
      { kind: 'wait', milliseconds: 18 },
      { kind: 'revoke', device: 1, which: 0 },
      { kind: 'draft', device: 0, to: 0, text: '' },
    ],
  },
  // What the device had above a hole was shown once that was filled, and never asked for again.
  {
    ...usual,
    latency: 400,
    pace: 2500,
    operations: [
      { kind: 'hide-conversation', device: 0, to: 0 },
      { kind: 'load-older', device: 0, to: 0 },
      { kind: 'kill-at', device: 2, after: 0, isCommitted: true },
      { kind: 'kill-at', device: 1, after: 6, isCommitted: true },
      { kind: 'send', device: 1, to: 0, count: 2 },
      { kind: 'send', device: 1, to: 0, count: 3 },
      { kind: 'revoke', device: 1, which: 3 },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'send', device: 2, to: 1, count: 2 },
    ],
  },
  // A page full of unsent messages took in one that was sent long before, and nothing between.
  {
    ...usual,
    operations: [
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'wait', milliseconds: 13 },
      { kind: 'member', who: 0, step: 'leave' },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'revoke', device: 1, which: 0 },
      { kind: 'wait', milliseconds: 4 },
      { kind: 'send', device: 0, to: 0, count: 2 },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'read', device: 0, to: 0, left: 0 },
    ],
  },
  // What the device had before a fetched page was shown with it, and never asked for again.
  {
    ...usual,
    seed: 892191534,
    latency: 2500,
    pace: 2500,
    operations: [
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'send', device: 1, to: 0, count: 2 },
      { kind: 'draft', device: 0, to: 0, text: '' },
      { kind: 'cut', device: 0, ending: 'after-commit', lateness: 13269 },
      { kind: 'send', device: 2, to: 1, count: 2 },
      { kind: 'remove', device: 2, which: 0 },
      { kind: 'read', device: 2, to: 0, left: 0 },
      { kind: 'revoke', device: 0, which: 2 },
      { kind: 'send', device: 2, to: 0, count: 1 },
      { kind: 'wait', milliseconds: 1383 },
    ],
  },
  // A page that died kept members of a group that its list did not name yet: they stayed for ever.
  {
    ...usual,
    seed: 6,
    doubling: 0.3,
    pace: 20,
    operations: [
      { kind: 'load-older', device: 0, to: 1 },
      { kind: 'read', device: 2, to: 0, left: 0 },
      { kind: 'pin', device: 0, to: 0, isPinned: false },
      { kind: 'send', device: 0, to: 1, count: 1 },
      { kind: 'revoke', device: 0, which: 0 },
      { kind: 'kill-at', device: 2, after: 8, isCommitted: false },
      { kind: 'wait', milliseconds: 805 },
      { kind: 'storage-full', device: 0, after: 0, isForGood: false },
      { kind: 'wait', milliseconds: 45 },
      { kind: 'type', device: 0, to: 0, isTyping: false },
      { kind: 'member', who: 0, step: 'leave' },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'wait', milliseconds: 0 },
    ],
  },
  // A tab that slept while another took over wrote an old list over the newer one when it woke.
  {
    ...usual,
    seed: 430143487,
    latency: 400,
    pace: 2500,
    operations: [
      { kind: 'wait', milliseconds: 0 },
      { kind: 'member', who: 0, step: 'rename' },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'cut', device: 2, ending: 'lost', lateness: 3323 },
      { kind: 'member', who: 0, step: 'enter' },
      { kind: 'freeze', device: 2 },
      { kind: 'open-tab', device: 2 },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'type', device: 0, to: 0, isTyping: false },
      { kind: 'wait', milliseconds: 0 },
    ],
  },
  // The device could not write down that a message was taken back, and nobody told it again.
  {
    ...usual,
    seed: 978967682,
    latency: 2500,
    pace: 2500,
    operations: [
      { kind: 'load-older', device: 2, to: 2 },
      { kind: 'wait', milliseconds: 1958 },
      { kind: 'send', device: 2, to: 2, count: 2 },
      { kind: 'send', device: 2, to: 0, count: 2 },
      { kind: 'reload', device: 0 },
      { kind: 'storage-faults', device: 2, after: 6, count: 3, isCommitted: false },
      { kind: 'revoke', device: 2, which: 3 },
      { kind: 'send', device: 0, to: 0, count: 1 },
    ],
  },
  // What was refused is still waiting on a full disk, and goes behind what was written after it.
  {
    ...usual,
    seed: 3379580951,
    latency: 400,
    operations: [
      { kind: 'storage-full', device: 1, after: 3, isForGood: true },
      { kind: 'send', device: 1, to: 2, count: 2 },
      { kind: 'block', device: 0, to: 1, isBlocked: true },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'wait', milliseconds: 1002 },
      { kind: 'kill-at', device: 0, after: 0, isCommitted: false },
    ],
  },
  // A tab that led and went its own way on a full disk could call the gateway no more.
  {
    ...usual,
    operations: [
      { kind: 'storage-quota', device: 0, bytes: 0 },
      { kind: 'send', device: 0, to: 0, count: 1 },
    ],
  },
  // A message nobody can read made its page shorter: all that was older was never asked for.
  {
    ...usual,
    pace: 20,
    operations: [
      { kind: 'switch-account', device: 0 },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'wait', milliseconds: 16 },
      { kind: 'stranger', deed: 'write-wrong', to: 0, which: 12 },
      { kind: 'stranger', deed: 'write-wrong', to: 0, which: 12 },
      { kind: 'send', device: 0, to: 0, count: 2 },
      { kind: 'pin', device: 0, to: 0, isPinned: false },
    ],
  },
  // A text written while a picture was still being kept overtook it.
  {
    ...usual,
    operations: [
      { kind: 'storage-slow', device: 0, milliseconds: 1_500 },
      { kind: 'send-picture', device: 0, to: 0 },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'load-older', device: 0, to: 0 },
    ],
  },
  // A full device let go of messages that were shown, and asked for older ones in vain.
  {
    ...usual,
    operations: [
      { kind: 'send', device: 0, to: 0, count: 2 },
      { kind: 'send-picture', device: 0, to: 0 },
      { kind: 'send', device: 0, to: 0, count: 3 },
      { kind: 'send-and-go', device: 0, to: 0, turns: 0, going: 'close' },
      { kind: 'send', device: 1, to: 0, count: 2 },
      { kind: 'storage-quota', device: 0, bytes: 2_179 },
      { kind: 'look', device: 0, to: 0 },
      { kind: 'wait', milliseconds: 28 },
    ],
  },
  // A page died in the task of the key beside the one that leads, which heard nothing of it.
  {
    ...usual,
    pace: 250,
    operations: [
      { kind: 'send-and-go', device: 2, to: 0, turns: 0, going: 'die' },
      { kind: 'open-tab', device: 0 },
      { kind: 'doom', device: 0, steps: 4 },
      { kind: 'read', device: 2, to: 0, left: 0 },
      { kind: 'send-and-go', device: 0, to: 0, turns: 0, going: 'die' },
    ],
  },
  // What the gateway numbers stands before what it does not: the hole before it was never filled.
  {
    ...usual,
    operations: [
      { kind: 'stranger', deed: 'write-wrong', to: 0, which: 15 },
      { kind: 'send-and-go', device: 0, to: 0, turns: 0, going: 'die' },
    ],
  },
  // All there was had been deleted: older messages were asked for again and again.
  {
    ...usual,
    latency: 60,
    pace: 20,
    operations: [
      { kind: 'stranger', deed: 'write-wrong', to: 0, which: 15 },
      { kind: 'look', device: 0, to: 0 },
      { kind: 'stranger', deed: 'erase', to: 0, which: 0 },
      { kind: 'hide', device: 0, isVisible: false },
    ],
  },
  // Only what nobody can read was left beside it: older messages were asked for again and again.
  {
    ...usual,
    pace: 250,
    operations: [
      { kind: 'stranger', deed: 'write-wrong', to: 0, which: 12 },
      { kind: 'send', device: 0, to: 0, count: 1 },
      { kind: 'delete-elsewhere', who: 0, to: 0, which: 0 },
    ],
  },
  // A full device let messages go while older ones were fetched: the hole between was never filled.
  {
    ...usual,
    seed: 1245626339,
    latency: 400,
    pace: 20,
    operations: [
      { kind: 'send-and-go', device: 1, to: 0, turns: 0, going: 'die' },
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'send', device: 1, to: 0, count: 3 },
      { kind: 'stranger', deed: 'write', to: 3, which: 0 },
      { kind: 'open-tab', device: 0 },
      { kind: 'send', device: 1, to: 0, count: 1 },
      { kind: 'storage-slow', device: 2, milliseconds: 1_500 },
      { kind: 'storage-quota', device: 2, bytes: 5_220 },
      { kind: 'wait', milliseconds: 19_553 },
    ],
  },
];
