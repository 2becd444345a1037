import { CircleAlert, ImagePlus, RotateCw, X } from 'lucide-react';
import { Callout } from '../../ui/Callout.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import * as css from './PicturesField.css.ts';
import type { SentPicture } from './picturesState.ts';
import type { Pictures } from './usePictures.ts';

/** What is said of pictures, in the words of what they go along with. `number`: a place, from 1. */
export type PicturesWords = {
  legend: string;
  add: string;
  /** Says how one alone is, once it is there. */
  added?: string;
  failed: string;
  unreadable: string;
  tooLarge: string;
  picture: (number: number) => string;
  uploading: (number: number) => string;
  retry: (number: number) => string;
  remove: (number: number) => string;
};

type Props = { pictures: Pictures; words: PicturesWords };

/** The pictures that go along, how far each has been sent, and where to choose them. */
export function PicturesField({ pictures: { pictures, problem, most, ...act }, words }: Props) {
  const hasFailed = pictures.some(({ upload }) => upload.status === 'failed');
  const said = problem ? words[problem] : hasFailed ? words.failed : null;
  const Item = most === 1 ? PictureLine : PictureTile;
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{words.legend}</legend>
      {pictures.length > 0 && (
        <ul className={most === 1 ? css.alone : css.tiles}>
          {pictures.map((picture, index) => (
            <Item
              key={picture.id}
              picture={picture}
              number={index + 1}
              words={words}
              onRetry={() => act.retry(picture.id)}
              onRemove={() => act.remove(picture.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {said && (
          <Callout tone="negative" glyph={CircleAlert}>
            {said}
          </Callout>
        )}
      </div>
      {pictures.length < most && (
        <FileButton
          accept="image/*"
          look={most === 1 ? 'neutral' : 'second'}
          glyph={ImagePlus}
          onPick={act.add}
        >
          {words.add}
        </FileButton>
      )}
    </fieldset>
  );
}

type ItemProps = {
  picture: SentPicture;
  number: number;
  words: PicturesWords;
  onRetry: () => void;
  onRemove: () => void;
};

/** One of several: below it, how far it has been sent. */
function PictureTile({ picture: { preview, upload }, number, words, ...act }: ItemProps) {
  return (
    <li className={css.tile}>
      <img className={css.tilePicture} src={preview} alt={words.picture(number)} />
      {upload.status === 'running' && (
        <progress
          className={css.progress}
          aria-label={words.uploading(number)}
          max={1}
          value={upload.share}
        />
      )}
      <div className={css.buttons}>
        <Buttons upload={upload} number={number} words={words} {...act} />
      </div>
    </li>
  );
}

/** One alone: beside it, how far it has been sent. */
function PictureLine({ picture: { preview, upload }, number, words, ...act }: ItemProps) {
  return (
    <li className={css.line}>
      <img className={css.linePicture} src={preview} alt={words.picture(number)} />
      <div className={css.words}>
        {upload.status === 'running' && (
          <ProgressBar label={words.uploading(number)} share={upload.share} />
        )}
        {upload.status === 'done' && words.added}
      </div>
      <Buttons upload={upload} number={number} words={words} {...act} />
    </li>
  );
}

type ButtonsProps = Omit<ItemProps, 'picture'> & Pick<SentPicture, 'upload'>;

function Buttons({ upload, number, words, onRetry, onRemove }: ButtonsProps) {
  return (
    <>
      {upload.status === 'failed' && (
        <IconButton label={words.retry(number)} glyph={RotateCw} onClick={onRetry} />
      )}
      <IconButton label={words.remove(number)} glyph={X} onClick={onRemove} />
    </>
  );
}
