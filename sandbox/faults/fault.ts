import * as v from 'valibot';
import { calls } from '../../app/contract/calls.ts';
import { gatewayEvents } from '../../app/contract/gateway/events.ts';
import { gatewayFunctions } from '../../app/contract/gateway/gatewayFunctions.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const when = v.optional(v.picklist(['before', 'after']), 'before');

const latency = v.object({ kind: v.literal('latency'), ms: wholeNumber(0, 600_000) });
const drop = v.object({ kind: v.literal('drop'), when });
const halfOpen = v.object({ kind: v.literal('half-open'), when });
const code = v.object({ kind: v.literal('code'), code: wholeNumber(0, 99_999), when });
const truncated = v.object({ kind: v.literal('truncated') });

/** What can be made to go wrong with an answer. `after`: when the work is done and committed. */
const callFault = v.variant('kind', [
  /** The answer comes later, by so many milliseconds. */
  latency,
  /** The connection breaks without an answer. */
  drop,
  /** The connection stays open and no answer comes. */
  halfOpen,
  /** The envelope carries this code instead. */
  code,
  /** This HTTP status, with a page as a proxy writes it. */
  v.object({ kind: v.literal('status'), status: wholeNumber(400, 599), when }),
  /** The body ends before its length. */
  truncated,
  /** HTTP 451: the service may not be offered here. */
  v.object({ kind: v.literal('blocked') }),
  /** HTTP 200 with the page of a captive portal. */
  v.object({ kind: v.literal('portal') }),
]);

/**
 * What can be made to go wrong with the gateway: with a function by its name, an event by its name,
 * or `connect`. `half-open`: from then on the connection is silent. An event that is late comes after
 * those sent since.
 */
const gatewayFault = v.variant('kind', [
  latency,
  drop,
  halfOpen,
  /** The reply is this error. */
  code,
  /** Half a frame. */
  truncated,
  /** The work is done, and its reply, or the event, is not sent. */
  v.object({ kind: v.literal('lost') }),
  /** The frame is sent twice. */
  v.object({ kind: v.literal('duplicate') }),
  /** HTTP 503 instead of a connection. */
  v.object({ kind: v.literal('refuse') }),
]);

export const fault = v.union([callFault, gatewayFault]);

export type CallFault = v.InferOutput<typeof callFault>;
export type GatewayFault = v.InferOutput<typeof gatewayFault>;

const gatewayTargets = [
  'gateway:*',
  'gateway:connect',
  ...gatewayFunctions.map(({ name }) => `gateway:${name}`),
  ...Object.keys(gatewayEvents).map((name) => `gateway:${name}`),
];

/**
 * Places a fault can be set on: a call by its name, `files` for uploaded files, `*` for all of these;
 * a function or event of the gateway, `gateway:connect`, `gateway:*` for all functions and events.
 */
export const faultTargets: readonly string[] = [
  '*',
  'files',
  ...calls.map((call) => call.name),
  ...gatewayTargets,
];

/** Whether a target is one of the gateway. */
export function isGatewayTarget(target: string): boolean {
  return target.startsWith('gateway:');
}

const faultFields = v.object({
  fault,
  /** One of `faultTargets`. */
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
  /**
   * Only requests whose header `sandbox-client` or whose `deviceId` says this; on the gateway only
   * connections of this user or device.
   */
  client: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

export const faultInput = v.pipe(
  faultFields,
  v.check(
    (rule) => v.is(isGatewayTarget(rule.call) ? gatewayFault : callFault, rule.fault),
    'this kind of fault does not happen there',
  ),
);

export type FaultInput = v.InferInput<typeof faultInput>;
export type FaultRule = v.InferOutput<typeof faultInput> & {
  id: string;
  /** Requests met so far. */
  met: number;
};
