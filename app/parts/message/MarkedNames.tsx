import { useMemo } from 'react';

// Private characters: taken out of names, so that nobody can write them there.
const marks = /[\uE000\uE001]/g;

/** @returns words of a person that may stand beside marked names. */
export function withoutMarks(words: string): string {
  return words.replace(marks, '');
}

/** Marks a name, so that `MarkedNames` finds it in the sentence it becomes part of. */
export function markName(name: string): string {
  return `\uE000${withoutMarks(name)}\uE001`;
}

type Props = {
  /** A sentence with marked names. */
  text: string;
  className: string;
};

/** Shows a sentence whose names stand out, each keeping its own direction. */
export function MarkedNames({ text, className }: Props) {
  const pieces = useMemo(() => text.split(marks), [text]);
  return pieces.map((piece, index) =>
    // Between the marks, every second piece is a name.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
      <bdi key={index} className={className}>
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}
