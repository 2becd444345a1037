import { type ComponentProps, useCallback } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import type { Face } from '../../ui/face.ts';
import { Marked } from '../../ui/Marked.tsx';
import { FaceRow } from './FaceRow.tsx';
import type { NamedPerson } from './personName.ts';
import { usePersonFaces } from './usePersonFace.ts';
import { usePersonName } from './usePersonName.ts';
import { useSupportOf } from './useSupport.ts';

/** Somebody as the rows of a list show them. */
export type PersonLook = { face: Face; name: string; isOfficial: boolean };

/** As `usePersonFace`. */
type Person = NamedPerson & { faceURL: string };

type RowProps = Pick<
  ComponentProps<typeof FaceRow>,
  'detail' | 'to' | 'onClick' | 'expanded' | 'end'
> & {
  /** Words that stand out in the name, as of `searchWordsOf`. */
  words?: readonly string[];
};

/** One person of a list: face, name and a line of words. */
export function PersonRow({ person, ...row }: RowProps & { person: Person }) {
  return <LookRow look={usePersonLook()(person)} {...row} />;
}

/** The same of somebody whose look is known: what each row of a long list would ask for, the list asks once. */
export function LookRow({ look, words = [], ...row }: RowProps & { look: PersonLook }) {
  const { face, name, isOfficial } = look;
  return (
    <FaceRow
      face={<Avatar {...face} size="s44" />}
      name={<Marked text={name} words={words} />}
      isOfficial={isOfficial}
      {...row}
    />
  );
}

/** @returns says how somebody looks in a row; the same function while nothing of it changes */
export function usePersonLook(): (person: Person) => PersonLook {
  const faceOf = usePersonFaces();
  const nameOf = usePersonName();
  const supportOf = useSupportOf();
  return useCallback(
    (person) => ({
      face: faceOf(person),
      name: nameOf(person),
      isOfficial: supportOf(person.userID) !== null,
    }),
    [faceOf, nameOf, supportOf],
  );
}
