import type { PictureProblem } from '../../platform/imageFile.ts';

/** A picture that goes along with what is sent. */
export type SentPicture = {
  /** Of this picture alone: names its upload. */
  id: string;
  /** `blob:` address to show it by. */
  preview: string;
  upload:
    | { status: 'running' /** 0 to 1. */; share: number }
    | { status: 'failed' }
    /** `url` as the platform gave it. */
    | { status: 'done'; url: string };
};

export type PicturesState = {
  pictures: readonly SentPicture[];
  /** Why the file chosen last is no picture that can be sent. */
  problem: PictureProblem | null;
};

export type PicturesFact =
  | { type: 'added'; id: string; preview: string }
  | { type: 'refused'; problem: PictureProblem }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'failed'; id: string }
  | { type: 'uploaded'; id: string; url: string }
  | { type: 'removed'; id: string };

export const noPictures: PicturesState = { pictures: [], problem: null };

/** Facts about a picture that was removed change nothing. */
export function reducePictures(state: PicturesState, fact: PicturesFact): PicturesState {
  const { pictures } = state;
  const put = (id: string, upload: SentPicture['upload']): PicturesState => ({
    ...state,
    pictures: pictures.map((one) => (one.id === id ? { ...one, upload } : one)),
  });
  switch (fact.type) {
    case 'added': {
      const { id, preview } = fact;
      const added: SentPicture = { id, preview, upload: { status: 'running', share: 0 } };
      return { pictures: [...pictures, added], problem: null };
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
      return { pictures: pictures.filter(({ id }) => id !== fact.id), problem: null };
  }
}

/** @returns the addresses of all pictures, or null while one is not there yet. */
export function addressesOf({ pictures }: PicturesState): string[] | null {
  const urls = pictures.flatMap(({ upload }) => (upload.status === 'done' ? upload.url : []));
  return urls.length === pictures.length ? urls : null;
}
