import type { PictureProblem } from '../../../platform/imageFile.ts';

/** The picture of a receipt on its way. */
export type ReceiptState = {
  /** Null while none was chosen. */
  picture: {
    /** Of this picture alone: names its upload. */
    id: string;
    /** `blob:` address to show it by. */
    preview: string;
    upload:
      | { status: 'running' /** 0 to 1. */; share: number }
      | { status: 'failed' }
      /** `url` as the platform gave it. */
      | { status: 'done'; url: string };
  } | null;
  /** Why the file chosen last is no picture that can be sent. */
  problem: PictureProblem | null;
};

export type ReceiptFact =
  | { type: 'added'; id: string; preview: string }
  | { type: 'refused'; problem: PictureProblem }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'failed'; id: string }
  | { type: 'uploaded'; id: string; url: string }
  | { type: 'removed' };

export const noReceipt: ReceiptState = { picture: null, problem: null };

/** Facts about a picture that was removed or replaced change nothing. */
export function reduceReceipt(state: ReceiptState, fact: ReceiptFact): ReceiptState {
  const put = (id: string, upload: NonNullable<ReceiptState['picture']>['upload']): ReceiptState =>
    state.picture?.id === id ? { ...state, picture: { ...state.picture, upload } } : state;
  switch (fact.type) {
    case 'added': {
      const { id, preview } = fact;
      return { picture: { id, preview, upload: { status: 'running', share: 0 } }, problem: null };
    }
    case 'refused':
      return { ...state, problem: fact.problem };
    case 'started':
      return put(fact.id, { status: 'running', share: 0 });
    case 'progressed':
      return put(fact.id, { status: 'running', share: fact.share });
    case 'failed':
      return put(fact.id, { status: 'failed' });
    case 'uploaded':
      return put(fact.id, { status: 'done', url: fact.url });
    case 'removed':
      return noReceipt;
  }
}

/** @returns address of the picture, `none` without one, null while it is not there yet. */
export function addressOf({ picture }: ReceiptState): string | 'none' | null {
  if (picture === null) return 'none';
  return picture.upload.status === 'done' ? picture.upload.url : null;
}
