import { useEffect, useRef, useState } from 'react';
import {
  type OpenPicture,
  openPicture,
  PictureError,
  type PictureProblem,
} from '../../platform/imageFile.ts';

type State = { picture: OpenPicture | null; problem: PictureProblem | null; isOpening: boolean };

const none: State = { picture: null, problem: null, isOpening: false };

export type Picture = State & {
  open: (file: Blob) => void;
  /** Back to choosing. */
  drop: () => void;
};

/** The picture that is being worked on; its memory goes with the page. */
export function usePicture(): Picture {
  const [state, setState] = useState<State>(none);
  const current = useRef<OpenPicture | null>(null);
  const asked = useRef(0);

  const take = (picture: OpenPicture | null): void => {
    current.current?.close();
    current.current = picture;
  };
  useEffect(
    () => () => {
      asked.current += 1;
      current.current?.close();
      current.current = null;
    },
    [],
  );

  return {
    ...state,
    open(file) {
      asked.current += 1;
      const number = asked.current;
      setState({ ...none, isOpening: true });
      openPicture(file).then(
        (picture) => {
          if (number !== asked.current) {
            picture.close();
            return;
          }
          take(picture);
          setState({ ...none, picture });
        },
        (error: unknown) => {
          if (number !== asked.current) return;
          const problem = error instanceof PictureError ? error.problem : 'unreadable';
          setState({ ...none, problem });
        },
      );
    },
    drop() {
      asked.current += 1;
      take(null);
      setState(none);
    },
  };
}
