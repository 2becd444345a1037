import type { ErrorName } from '../../contract/anyError.ts';
import { declaredFailure } from '../../contract/callError.ts';

/**
 * Tells which field a declared error concerns.
 * @param fields field by error, such as `{ loginWrong: 'password' }`.
 * @returns for `useForm`: the field with the error's name as its problem, or null.
 */
export function blameFor<Name extends string, Known extends ErrorName>(
  fields: Readonly<Record<Known, Name>>,
): (error: unknown) => Partial<Record<Name, Known>> | null {
  return (error) => {
    const name = declaredFailure(error)?.name;
    if (name === undefined || !Object.hasOwn(fields, name)) return null;
    const known = name as Known;
    return { [fields[known]]: known } as Partial<Record<Name, Known>>;
  };
}
