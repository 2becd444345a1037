import * as v from 'valibot';
import { calls } from '../../app/contract/calls.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const when = v.optional(v.picklist(['before', 'after']), 'before');

/** What can be made to go wrong with an answer. `after`: when the work is done and committed. */
export const fault = v.variant('kind', [
  /** The answer comes later, by so many milliseconds. */
  v.object({ kind: v.literal('latency'), ms: wholeNumber(0, 600_000) }),
  /** The connection breaks without an answer. */
  v.object({ kind: v.literal('drop'), when }),
  /** The connection stays open and no answer comes. */
  v.object({ kind: v.literal('half-open'), when }),
  /** The envelope carries this code instead. */
  v.object({ kind: v.literal('code'), code: wholeNumber(0, 99_999), when }),
  /** This HTTP status, with a page as a proxy writes it. */
  v.object({ kind: v.literal('status'), status: wholeNumber(400, 599), when }),
  /** The body ends before its length. */
  v.object({ kind: v.literal('truncated') }),
  /** HTTP 451: the service may not be offered here. */
  v.object({ kind: v.literal('blocked') }),
  /** HTTP 200 with the page of a captive portal. */
  v.object({ kind: v.literal('portal') }),
]);

export type Fault = v.InferOutput<typeof fault>;

/** Places a fault can be set on: a call by its name, `files` for uploaded files, `*` for all. */
export const faultTargets: readonly string[] = ['*', 'files', ...calls.map((call) => call.name)];

export const faultInput = v.object({
  fault,
  /** Call by its name, `files`, or `*`. */
  call: v.optional(
    v.pipe(
      v.string(),
      v.check((name) => faultTargets.includes(name), 'is no call'),
    ),
    '*',
  ),
  /** How many requests it meets; without it, until it is cleared. */
  times: v.optional(wholeNumber(1, 1_000_000)),
  /** How many requests pass unharmed first. */
  skip: v.optional(wholeNumber(0, 1_000_000), 0),
  /** Only requests whose header `sandbox-client` or whose `deviceId` says this. */
  client: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

export type FaultInput = v.InferInput<typeof faultInput>;
export type FaultRule = v.InferOutput<typeof faultInput> & {
  id: string;
  /** Requests met so far. */
  met: number;
};
