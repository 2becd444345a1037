import type { PageEnds } from '../messageModel/timelineWindow.ts';
import type { MessageRef } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { DevicePages } from './devicePages.ts';
import type { HeldTimeline } from './heldTimeline.ts';
import type { OptimisticMessages } from './optimisticMessages.ts';

type Needs = { pages: DevicePages; optimistic: OptimisticMessages };

/** Shows the newest page of the device. @throws DatabaseError */
export async function showNewestOfDevice(timeline: HeldTimeline, needs: Needs): Promise<void> {
  const { page, hasOlder } = await needs.pages.newest(timeline.conversationID);
  show(timeline, needs, page, { hasOlder, hasNewer: false });
}

/**
 * Shows what the device has around a message.
 * @param least `rich`: only where that is enough to fill a screen, or all there is
 * @param isWanted looked at once it is read: whoever asked may have left
 * @returns whether it did. @throws DatabaseError
 */
export async function showAroundOfDevice(
  timeline: HeldTimeline,
  needs: Needs,
  message: MessageRef,
  least: 'rich' | 'any',
  isWanted: () => boolean,
): Promise<boolean> {
  const around = await needs.pages.around(message);
  if (!around || (around.isThin && least === 'rich') || !isWanted()) return false;
  show(timeline, needs, around.page, around);
  return true;
}

/** @returns whether the device had older messages that follow those shown. @throws DatabaseError */
export async function addOlderOfDevice(
  timeline: HeldTimeline,
  pages: DevicePages,
): Promise<boolean> {
  const { conversationID, window } = timeline;
  const oldest = window.oldest();
  if (oldest?.hasGapBefore) return false;
  const { page, hasOlder } = await pages.before(conversationID, oldest);
  window.addOlder(page, hasOlder);
  applyMissed(timeline);
  return page.length > 0;
}

/** @returns whether the device had newer messages that follow those shown. @throws DatabaseError */
export async function addNewerOfDevice(timeline: HeldTimeline, needs: Needs): Promise<boolean> {
  const { window } = timeline;
  const newest = window.newest();
  if (!newest) return false;
  const { page, hasNewer } = await needs.pages.after(newest);
  window.addNewer(page, hasNewer);
  if (!hasNewer) addOptimistic(timeline, needs, page);
  applyMissed(timeline);
  return page.length > 0;
}

function show(
  timeline: HeldTimeline,
  needs: Needs,
  page: readonly StoredMessage[],
  ends: PageEnds,
): void {
  const { hasOlder, hasNewer } = ends;
  timeline.window.show(page, { hasOlder, hasNewer });
  if (!hasNewer) addOptimistic(timeline, needs, page);
  timeline.isLoaded = true;
  applyMissed(timeline);
}

/** What is sent on this page, and not in the store yet, stands at the end. */
function addOptimistic(
  { window }: HeldTimeline,
  { optimistic }: Needs,
  page: readonly StoredMessage[],
): void {
  window.apply({ messages: optimistic.missingIn(page), removed: [] });
}

/** What changed while the page was read counts. */
function applyMissed(timeline: HeldTimeline): void {
  for (const changes of timeline.missed) timeline.window.apply(changes);
  timeline.missed = [];
}
