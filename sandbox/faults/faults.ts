import * as v from 'valibot';
import { applyFault } from './applyFault.ts';
import {
  type CallFault,
  type FaultInput,
  type FaultRule,
  faultInput,
  type GatewayFault,
  isGatewayTarget,
} from './fault.ts';

export type FaultPlace = {
  request: Request;
  /** Name of the call, or `files`. */
  call: string;
  /** Device of the request, where it is known. */
  deviceId?: string;
};

export interface Faults {
  /** @throws ValiError where the rule is none. */
  set(rule: FaultInput): FaultRule;
  /** Takes one rule away, or all. @returns how many were there. */
  clear(id?: string): number;
  list(): readonly FaultRule[];
  /** Answers as the first rule says that fits, else as it is. @throws DropConnection */
  around(place: FaultPlace, answer: () => Promise<Response>): Promise<Response>;
  /** The fault that meets a frame of the gateway, or a new connection. @param target `gateway:<name>` */
  meet(target: string, clients: readonly string[]): GatewayFault | null;
}

/** No faults at first. Rules are tried in the order they were set; one rule meets a request. */
export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  let made = 0;
  const take = (call: string, clients: ReadonlySet<string>): FaultRule | null => {
    const rule = rules.find((one) => fits(one, call, clients));
    if (!rule) return null;
    if (rule.skip > 0) {
      rule.skip -= 1;
      return null;
    }
    rule.met += 1;
    if (rule.times !== undefined && rule.met >= rule.times) {
      rules = rules.filter((one) => one !== rule);
    }
    return rule;
  };
  return {
    set(input) {
      made += 1;
      const rule = { ...v.parse(faultInput, input), id: String(made), met: 0 };
      rules.push(rule);
      return { ...rule };
    },
    clear(id) {
      const before = rules.length;
      rules = id === undefined ? [] : rules.filter((rule) => rule.id !== id);
      return before - rules.length;
    },
    list: () => rules.map((rule) => ({ ...rule })),
    async around(place, answer) {
      if (rules.length === 0) return answer();
      const device = rules.some((rule) => rule.client !== undefined)
        ? await clientsOf(place)
        : noClients;
      const rule = take(place.call, device);
      // The schema lets a call have no faults but those of calls.
      return rule ? applyFault(rule.fault as CallFault, place.request, answer) : answer();
    },
    meet: (target, clients) =>
      rules.length === 0
        ? null
        : ((take(target, new Set(clients))?.fault ?? null) as GatewayFault | null),
  };
}

function fits(rule: FaultRule, call: string, clients: ReadonlySet<string>): boolean {
  const isGateway = isGatewayTarget(call);
  const all = isGateway ? 'gateway:*' : '*';
  const isAny = rule.call === all && call !== 'gateway:connect';
  if (!isAny && rule.call !== call) return false;
  return rule.client === undefined || clients.has(rule.client);
}

const noClients: ReadonlySet<string> = new Set();

/** Names a request goes by: the header, the device it comes from, the device its body tells. */
async function clientsOf({ request, deviceId }: FaultPlace): Promise<ReadonlySet<string>> {
  const names = [request.headers.get('sandbox-client'), deviceId, await deviceInBody(request)];
  return new Set(names.filter((name) => typeof name === 'string'));
}

async function deviceInBody(request: Request): Promise<string | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    const body: unknown = await request.clone().json();
    const parsed = v.safeParse(v.object({ deviceId: v.string() }), body);
    return parsed.success ? parsed.output.deviceId : undefined;
  } catch {
    // What is wrong with the body is for the call to say.
    return undefined;
  }
}
