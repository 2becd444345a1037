import { type Atom, atom } from 'jotai';
import type { ListRows } from '../../../contract/gateway/callableFunction.ts';
import { listStateAtom } from './listAtoms.ts';

type Applications = 'friendApplicationsReceived' | 'groupApplicationsReceived';

/**
 * @param id as of the rows of the list
 * @returns what has become of an application, as `handleResult`; undefined where it is there no more
 */
export function handledOf(name: Applications, id: string): Atom<number | undefined> {
  const received = listStateAtom(name);
  return atom((get) => {
    const row: ListRows[Applications] | undefined = get(received).rows.get(id);
    return row?.handleResult;
  });
}
