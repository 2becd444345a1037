import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { FaceRow } from './FaceRow.tsx';
import type { NamedPerson } from './personName.ts';
import { usePersonFace } from './usePersonFace.ts';
import { usePersonName } from './usePersonName.ts';
import { useSupport } from './useSupport.ts';

type Props = Pick<
  ComponentProps<typeof FaceRow>,
  'detail' | 'to' | 'onClick' | 'expanded' | 'end'
> & {
  /** As `usePersonFace`. */
  person: NamedPerson & { faceURL: string };
  /** Words that stand out in the name, as of `searchWordsOf`. */
  words?: readonly string[];
};

/** One person of a list: face, name and a line of words. */
export function PersonRow({ person, words = [], ...row }: Props) {
  const face = usePersonFace(person);
  const name = usePersonName()(person);
  const support = useSupport(person.userID);
  return (
    <FaceRow
      face={<Avatar {...face} size="s44" />}
      name={<Marked text={name} words={words} />}
      isOfficial={support !== null}
      {...row}
    />
  );
}
