import { expect } from 'vitest';
import { decodeEvent, decodeOutput } from '../../../app/contract/gateway/encoding.ts';
import type { GatewayEventName } from '../../../app/contract/gateway/events.ts';
import type { GatewayFunction } from '../../../app/contract/gateway/gatewayFunction.ts';
import { gatewayFunctions } from '../../../app/contract/gateway/gatewayFunctions.ts';
import { type Frame, functionOf } from './sdk.ts';
import { type Heard, type Name, names, type World } from './world.ts';

/** What a scenario keeps from one step for the next. */
export type Notes = Record<string, string>;

export type Scene = World & { notes: Notes };

/**
 * One call of one method, what it answers, and who hears of it: everybody exactly these events, in
 * this order; who is not named hears nothing.
 */
export type Step = {
  /** What it proves, where the method's name does not say it. */
  that?: string;
  by: Name;
  method: string;
  input?: (scene: Scene) => unknown;
  /** Looks at the reply, read as JSON where it is JSON. Without it the reply has to be empty. */
  reply?: (data: never, scene: Scene) => void;
  /** Code of a refusal. */
  refused?: number;
  hears?: Partial<Record<Name, readonly GatewayEventName[]>>;
  /** Looks at what somebody heard. */
  check?: (heard: Record<Name, Heard[]>, scene: Scene) => void;
};

/** Runs one step. */
export async function runStep(scene: Scene, step: Step): Promise<void> {
  const { sdk } = scene.people[step.by];
  const method = sdk[step.method];
  if (!method) throw new Error(`The package has no method ${step.method}.`);
  const input = step.input ? [step.input(scene)] : [];
  // One method answers nothing at all.
  const asked: Promise<Frame> | undefined = method(...input);
  const frame = await asked?.catch((refusal: Frame) => refusal);
  if (frame) {
    expectDeclared(step.method, frame);
    expect(frame.errCode, `${step.method}: ${frame.errMsg}`).toBe(step.refused ?? 0);
    if (step.reply) step.reply(readData(frame.data) as never, scene);
    else expect(['', '""'], step.method).toContain(frame.data);
  }
  const heard = await scene.settle();
  for (const { event, data } of Object.values(heard).flat())
    expect(decodeEvent(event as GatewayEventName, data), event).toMatchObject({ ok: true });
  const events = names.map((name) => [name, heard[name].map(({ event }) => event)]);
  const expected = names.map((name) => [name, step.hears?.[name] ?? []]);
  expect(Object.fromEntries(events), step.method).toEqual(Object.fromEntries(expected));
  step.check?.(heard, scene);
}

/** A reply that is no refusal is as the contract declares it. */
function expectDeclared(method: string, frame: Frame): void {
  const declared: GatewayFunction | undefined = gatewayFunctions.find(
    ({ name }) => name === functionOf(method),
  );
  if (!declared || frame.errCode !== 0) return;
  expect(decodeOutput(declared, frame.data), method).toMatchObject({ ok: true });
}

/** @returns what an event of this name said, read as JSON where it is JSON. */
export function said<Data = Record<string, unknown>>(
  heard: Heard[],
  event: GatewayEventName,
): Data {
  const found = heard.find((one) => one.event === event);
  if (!found) throw new Error(`${event} was not heard.`);
  return readData(found.data) as Data;
}

function readData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
