import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import { ConversationScreen } from '../../app/base/chat/conversation/ConversationScreen.tsx';
import type { FeatureId } from '../../app/brand/features.ts';
import type { Feature } from '../../app/core/feature/feature.ts';
import type { SlotParts } from '../../app/core/feature/slots.ts';
import type { Messaging } from '../../app/core/messaging/messaging.ts';
import {
  type ConversationRow,
  conversationRowsAtom,
  handedDraftAtom,
  isListLoadedAtom,
  type MessagingStatus,
  messagingStatusAtom,
  type Timeline,
  timelinesAtom,
} from '../../app/core/messaging/messagingAtoms.ts';
import { PreparePage } from '../../app/core/navigation/navigation.ts';
import { type OpenSheet, SheetHost, useOpenSheet } from '../../app/core/overlay/SheetHost.tsx';
import { ActiveScreen } from '../../app/core/screen/activeScreen.tsx';
import { plainBrandData } from './brandData.ts';
import { plainRow, plainTimeline } from './chatRows.ts';
import { chat } from './chatTexts.ts';
import { member } from './member.ts';
import { idleServices, type ShownScreen, showScreen } from './screen.tsx';

/** Whether the page is in front; built ahead, it is not. */
const isFrontAtom = atom(true);
let openSheet: OpenSheet;
function Opening() {
  openSheet = useOpenSheet();
  return null;
}
function Placed() {
  return (
    <ActiveScreen active={useAtomValue(isFrontAtom)}>
      <SheetHost>
        <Opening />
        <ConversationScreen />
      </SheetHost>
    </ActiveScreen>
  );
}

export type Opening = {
  /** Null: the list does not have it. */
  row?: ConversationRow | null;
  timeline?: Partial<Timeline>;
  status?: MessagingStatus;
  /** What another page handed over to be written. */
  handed?: { conversationID: string; text: string };
  messaging?: Partial<Messaging>;
  id?: string;
  /** More of the address, such as `&message=m1&sender=bea`. */
  rest?: string;
  isAhead?: boolean;
  features?: readonly FeatureId[];
  /** What areas and features hand in to the slots. @default nothing */
  slots?: SlotParts;
  /** Features that hand something in. */
  handingIn?: readonly Feature[];
};

export type OpenedConversation = ShownScreen & {
  /** What the screen asked of messaging, such as `read m1`. */
  calls: string[];
  /** The pages that were prepared, and how far, such as `fetched /pages/x`. */
  prepared: string[];
  /** Opens what lies over the page. */
  openSheet: OpenSheet;
  /** Where one writes. */
  field: () => HTMLTextAreaElement;
  /** Changes what is shown of the conversation. */
  showTimeline: (changes: Partial<Timeline>) => Promise<void>;
  /** Changes what the list has of the conversation with Bea. */
  showRow: (row: ConversationRow) => Promise<void>;
  bringToFront: (isFront: boolean) => Promise<void>;
};

/** Shows a conversation, the one with Bea unless told otherwise, whose messaging writes down what it is asked. */
export async function openConversation(opening: Opening = {}): Promise<OpenedConversation> {
  const { row = plainRow(), status = 'online', id = 'single_bea' } = opening;
  const { store } = member();
  store.set(isFrontAtom, !opening.isAhead);
  if (row) store.set(conversationRowsAtom, new Map([[row.conversationID, row]]));
  if (opening.handed) store.set(handedDraftAtom, opening.handed);
  store.set(isListLoadedAtom, true);
  store.set(messagingStatusAtom, status);
  store.set(timelinesAtom, new Map([[id, plainTimeline(opening.timeline)]]));
  const calls: string[] = [];
  const services = { messaging: { ...recordedMessaging(calls), ...opening.messaging } };
  const address = `/pages/chat/conversation?id=${id}${opening.rest ?? ''}`;
  const loaded = opening.handingIn ?? [];
  const featureEntries = loaded.map(({ id }) => {
    const name = id.slice('feature/'.length) as FeatureId;
    return { id: name, needs: [], js: '', css: [] };
  });
  const brand = {
    ...plainBrandData,
    features: [...(opening.features ?? [])],
    featureEntries,
  };
  const options = { services, brand, address, slots: opening.slots ?? {}, loaded };
  const prepared: string[] = [];
  const screen = await showScreen(
    <PreparePage value={(to, how) => void prepared.push(`${how} ${to}`)}>
      <Placed />
    </PreparePage>,
    options,
    store,
  );
  return {
    ...screen,
    calls,
    prepared,
    openSheet,
    field: () => screen.control(chat.messageField) as HTMLTextAreaElement,
    showTimeline: (changes) =>
      act(async () => {
        const known = store.get(timelinesAtom).get(id) ?? plainTimeline();
        store.set(timelinesAtom, new Map([[id, { ...known, ...changes }]]));
      }),
    showRow: (shown) =>
      act(async () => store.set(conversationRowsAtom, new Map([['single_bea', shown]]))),
    bringToFront: (isFront) => act(async () => store.set(isFrontAtom, isFront)),
  };
}

function recordedMessaging(calls: string[]): Messaging {
  return {
    ...idleServices.messaging,
    open: (opened) => {
      calls.push(`open ${opened}`);
      return {
        show: () => void calls.push(`show ${opened}`),
        loadOlder: async () => void calls.push('older'),
        loadNewer: async () => void calls.push('newer'),
        openAt: async ({ clientMsgID }) => {
          calls.push(`at ${clientMsgID}`);
          return true;
        },
        findUnread: async () => null,
        toNewest: async () => void calls.push('newest'),
        markRead: ({ clientMsgID }) => void calls.push(`read ${clientMsgID}`),
        close: () => void calls.push(`close ${opened}`),
      };
    },
    send: (_peer, content) => {
      calls.push(`send ${'text' in content ? content.text : content.kind}`);
      return { isKept: true, kept: Promise.resolve() };
    },
    setDraft: (of, text) => void calls.push(`draft ${of} "${text}"`),
    resend: async (of) => void calls.push(`resend ${of}`),
  };
}

/** @throws where it never becomes true */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 15_000; turn += 1) {
    if (isSo()) return;
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
  throw new Error('It never came to that.');
}
