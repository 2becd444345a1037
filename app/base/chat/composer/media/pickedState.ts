import type { OutgoingContent } from '../../../../core/messaging/contents/content.ts';
import { chosenWay, type PictureWays } from '../../../../platform/sentPicture.ts';
import type { FileProblem } from './fileRules.ts';
import type { OpenedVideo } from './openVideo.ts';

/** What is known of a thing once it has been read. */
export type Prepared =
  | { kind: 'image'; ways: PictureWays }
  | ({ kind: 'video'; file: File } & OpenedVideo)
  | { kind: 'file'; file: File };

/** Something chosen to be sent. */
export type Picked = { id: number; file: File } & (
  | { status: 'reading' }
  | { status: 'refused'; problem: FileProblem }
  | { status: 'ready'; prepared: Prepared /** `blob:` address to show it by. */; preview: string }
);

export type PickedState = {
  items: readonly Picked[];
  /** Files that were taken in so far: they are numbered by it. */
  count: number;
  /** Pictures are sent as they are. */
  isOriginal: boolean;
  /** `refused`: something could not be kept on the device, and is still here. */
  sending: 'idle' | 'running' | 'refused';
};

export type PickedFact =
  | { type: 'chosen'; files: readonly File[] }
  | { type: 'read'; id: number; prepared: Prepared; preview: string }
  | { type: 'refused'; id: number; problem: FileProblem }
  | { type: 'removed'; id: number }
  | { type: 'originalSet'; isOriginal: boolean }
  | { type: 'sendingBegan' }
  /** Its message is on its way, whatever becomes of the page. */
  | { type: 'kept'; id: number }
  | { type: 'notKept' };

export const nothingPicked: PickedState = {
  items: [],
  count: 0,
  isOriginal: false,
  sending: 'idle',
};

/** Facts about what was removed change nothing. */
export function reducePicked(state: PickedState, fact: PickedFact): PickedState {
  const put = (id: number, change: (item: Picked) => Picked): PickedState => ({
    ...state,
    items: state.items.map((item) => (item.id === id ? change(item) : item)),
  });
  switch (fact.type) {
    case 'chosen': {
      const added = fact.files.map((file, index) => ({
        ...{ id: state.count + index, file },
        status: 'reading' as const,
      }));
      return { ...state, items: [...state.items, ...added], count: state.count + added.length };
    }
    case 'read': {
      const { prepared, preview } = fact;
      return put(fact.id, ({ id, file }) => ({ id, file, status: 'ready', prepared, preview }));
    }
    case 'refused': {
      const { problem } = fact;
      return put(fact.id, ({ id, file }) => ({ id, file, status: 'refused', problem }));
    }
    case 'removed':
    case 'kept':
      return { ...state, items: state.items.filter(({ id }) => id !== fact.id) };
    case 'originalSet':
      return { ...state, isOriginal: fact.isOriginal };
    case 'sendingBegan':
      return { ...state, sending: 'running' };
    case 'notKept':
      return { ...state, sending: 'refused' };
  }
}

/** @returns the bytes of all pictures as they are, or null where none of them would be sent otherwise */
export function originalBytes({ items }: PickedState): number | null {
  let bytes = 0;
  let hasChoice = false;
  for (const item of items) {
    if (item.status !== 'ready' || item.prepared.kind !== 'image') continue;
    const { ways } = item.prepared;
    bytes += chosenWay(ways, true).blob.size;
    hasChoice ||= ways.original !== null && ways.small !== null;
  }
  return hasChoice ? bytes : null;
}

/** @returns the message that a thing becomes. @param file as it was chosen */
export function contentOf(file: File, prepared: Prepared, isOriginal: boolean): OutgoingContent {
  switch (prepared.kind) {
    case 'image': {
      const { blob, width, height } = chosenWay(prepared.ways, isOriginal);
      return { kind: 'image', file: { blob, name: file.name }, width, height };
    }
    case 'video': {
      const { poster, width, height, duration } = prepared;
      return {
        kind: 'video',
        file: { blob: prepared.file, name: prepared.file.name },
        poster: { blob: poster.blob, name: '' },
        ...{ width, height, duration },
      };
    }
    case 'file':
      return { kind: 'file', file: { blob: prepared.file, name: prepared.file.name } };
  }
}
