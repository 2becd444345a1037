import type { Problems } from './formState.ts';

/** What a form is made of, for `useForm`. */
export type FormOptions<Name extends string, Problem extends string> = {
  /** Names the form's draft. */
  id: string;
  /** Every field in the order shown, and what it holds until somebody changes it. */
  initial: Readonly<Record<Name, string>>;
  /** Texts that beat both the initial ones and the draft, such as those of the address. */
  given?: Partial<Readonly<Record<Name, string>>>;
  /** Fields that are never written anywhere, such as passwords and codes. */
  secrets?: readonly Name[];
  check: (values: Readonly<Record<Name, string>>) => Problems<Name, Problem>;
  /**
   * Runs once at a time, with texts the check found nothing in. A rejection keeps them; after a
   * success the draft is forgotten.
   * @param signal aborted when the sending is called off.
   */
  onSend: (values: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<void>;
  /**
   * Which fields a rejection concerns, such as `blameFor({ loginWrong: 'password' })`; null makes
   * it the form's `failure`.
   */
  blame?: (error: unknown) => Problems<Name, Problem> | null;
};
