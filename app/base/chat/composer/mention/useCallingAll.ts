import { useEffect, useRef } from 'react';
import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import { useGroup } from '../../../../core/messaging/hooks/useGroup.ts';
import type { Mention } from '../../../../core/messaging/messageModel/mentions.ts';
import { useOpenSheet } from '../../../../core/overlay/SheetHost.tsx';
import type { withWrittenEveryone } from './everyone.ts';
import { useMayCallAll } from './useMayCallAll.ts';

/** Of more people than this, the person says once more that all of them are meant. */
const calledUnasked = 5;

const dialog = {
  load: async () => (await import('./CallAllDialog.tsx')).CallAllDialog,
};

export type CallingAll = {
  /** @returns whom a text names: all by a word of it, where the person may call them, and nobody else does */
  namedIn: (text: string, mentions: readonly Mention[]) => readonly Mention[];
  /** Sends at once, or after the person has said that many people are to be told. */
  askedFirst: (named: readonly Mention[], send: () => void) => void;
};

/** What it takes to call all of a group at once. @param text what is written: its words come with the first `@` */
export function useCallingAll(peer: Peer, text: string): CallingAll {
  const groupID = 'groupID' in peer ? peer.groupID : '';
  const mayCallAll = useMayCallAll(groupID);
  const others = (useGroup(groupID).info?.memberCount ?? 0) - 1;
  const openSheet = useOpenSheet();
  const withWritten = useRef<typeof withWrittenEveryone | null>(null);
  const isNeeded = mayCallAll && /[@＠]/u.test(text);
  useEffect(() => {
    if (!isNeeded || withWritten.current) return;
    const found = (words: { withWrittenEveryone: typeof withWrittenEveryone }): void => {
      withWritten.current = words.withWrittenEveryone;
    };
    // Without them, all are called by choosing them in the list.
    import('./everyone.ts').then(found, () => undefined);
  }, [isNeeded]);
  return {
    namedIn: (words, mentions) =>
      mayCallAll
        ? (withWritten.current?.(words, mentions) ?? mentions)
        : mentions.filter(({ userID }) => userID !== atAllTag),
    askedFirst(named, send) {
      const callsAll = named.some(({ userID }) => userID === atAllTag);
      if (callsAll && others > calledUnasked) openSheet(dialog, { count: others, onSend: send });
      else send();
    },
  };
}
