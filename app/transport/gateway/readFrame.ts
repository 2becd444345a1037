import * as v from 'valibot';
import { type GatewayEventName, gatewayEvents } from '../../contract/gateway/events.ts';
import { type GatewayFrame, gatewayFrame } from '../../contract/gateway/frames.ts';
import { limits } from '../../lib/limits.ts';
import type { IgnoredReason } from './gatewayOptions.ts';
import { nestsDeeperThan } from './nesting.ts';

export type ReadFrame =
  | { kind: 'frame'; frame: GatewayFrame }
  /** `operationID` of what looks like a reply: its call need not wait any longer. */
  | { kind: 'ignored'; reason: IgnoredReason; operationID: string };

/** Reads what came over the wire, which may be anything (protocol reference, section 2.2). Never throws. */
export function readFrame(data: unknown): ReadFrame {
  if (typeof data !== 'string') return ignored('not-text');
  if (data.length > limits.gatewayFrame) return ignored('too-large');
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return ignored('unreadable');
  }
  const result = v.safeParse(gatewayFrame, parsed, { abortEarly: true });
  if (!result.success) return ignored('unreadable', operationIdOf(parsed));
  const frame = result.output;
  if (nestsDeeperThan(frame.data, limits.gatewayDepth)) {
    return ignored('unreadable', isEventName(frame.event) ? '' : frame.operationID);
  }
  return { kind: 'frame', frame };
}

export function isEventName(name: string): name is GatewayEventName {
  return Object.hasOwn(gatewayEvents, name);
}

function ignored(reason: IgnoredReason, operationID = ''): ReadFrame {
  return { kind: 'ignored', reason, operationID };
}

function operationIdOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'operationID'))
    return '';
  const { operationID } = value as { operationID: unknown };
  return typeof operationID === 'string' ? operationID : '';
}
