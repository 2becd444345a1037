import { Hono } from 'hono';
import { commonErrors } from '../../app/contract/common/errors.ts';
import { failed } from '../calls/callFailed.ts';
import type { AnyHandler } from '../calls/handler.ts';
import { handlers } from '../calls/handlers.ts';
import { serveClips } from '../content/serveClips.ts';
import { makeSweep } from '../database/sweep.ts';
import type { Faults } from '../faults/faults.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { makeKeyedRuns } from '../idempotency/runKeyed.ts';
import { serveMedia } from '../media/serveMedia.ts';
import { servePages } from '../pages/servePages.ts';
import type { Services } from '../services.ts';
import { makeSms } from '../sms/sms.ts';
import { makeVerification } from '../verification/verification.ts';
import { answerCall } from './answerCall.ts';
import { type OriginRule, preflight, shareWith } from './cors.ts';
import { DropConnection } from './dropConnection.ts';
import type { SandboxEnv } from './environment.ts';
import { failureNote } from './failureNote.ts';
import { envelopeResponse, failedOutcome, type Outcome } from './outcome.ts';
import { makeRateLimits } from './rateLimits.ts';

export type AppOptions = {
  faults: Faults;
  gateway: Gateway;
  isAllowed: OriginRule;
  hasRateLimits: boolean;
};

/** Where the calls are. */
const apiBase = '/api';

/** @returns all routes of the sandbox: /api, /media, /sandbox, and what /im says to plain HTTP. */
export function createApp(services: Services, options: AppOptions): Hono<SandboxEnv> {
  const { faults, gateway, isAllowed } = options;
  const app = new Hono<SandboxEnv>();
  const callRoute = makeCallRoute(services, options);
  app.all(`${apiBase}/*`, async ({ req: { raw }, env }) => {
    const response = preflight(raw) ?? (await callRoute(raw, env.address));
    return shareWith(response, raw, isAllowed);
  });
  app.all('/media/*', async ({ req: { raw, path }, env }) => {
    const isClip = /^\/media\/(watch|highlights)\//.test(path);
    const answer = () =>
      isClip ? serveClips(services, raw, env.address) : serveMedia(services, raw);
    const response =
      preflight(raw) ?? (await faults.around({ request: raw, call: 'files' }, answer));
    return shareWith(response, raw, isAllowed);
  });
  app.all('/im', () => upgradeRequired());
  app.all('/sandbox/*', ({ req: { raw } }) => servePages(services, { faults, gateway }, raw));
  app.notFound(() => envelopeResponse(failedOutcome(failed(commonErrors.callUnknown))));
  app.onError((error, { req }) => {
    if (error instanceof DropConnection) throw error;
    const outcome = failedOutcome(failed(commonErrors.serverFailed));
    logOutcome(services, req.path, outcome, { ms: 0, failure: failureNote(error) });
    return envelopeResponse(outcome);
  });
  return app;
}

function upgradeRequired(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    upgrade: 'websocket',
    connection: 'Upgrade',
  };
  return new Response('This address takes websockets only.\n', { status: 426, headers });
}

/** @returns answers a request below /api, as the faults allow. */
function makeCallRoute(
  services: Services,
  { faults, gateway, hasRateLimits }: AppOptions,
): (request: Request, address: string) => Promise<Response> {
  const byPath = new Map<string, AnyHandler>(
    Object.values(handlers).map((handler) => [`${apiBase}${handler.call.path}`, handler]),
  );
  const sweep = makeSweep(services);
  const runningKeys = new Set<string>();
  const answering = {
    services,
    ports: {
      ...{ verification: makeVerification(services), sms: makeSms(services), runningKeys },
      orderCalls: orderCallsOf(Object.values(handlers)),
      gateway,
    },
    runKeyed: makeKeyedRuns(runningKeys),
    rateLimit: hasRateLimits ? makeRateLimits(services.now) : () => 0,
  };
  return async (request, address) => {
    const path = new URL(request.url).pathname;
    const handler = byPath.get(path);
    const answer = async () => {
      const started = performance.now();
      await sweep();
      const { outcome, facts } = handler
        ? await answerCall(answering, handler, request, address)
        : { outcome: failedOutcome(failed(commonErrors.callUnknown)), facts: {} };
      const ms = Math.round(performance.now() - started);
      logOutcome(services, handler?.call.name ?? path.slice(0, 200), outcome, { ms, ...facts });
      return envelopeResponse(outcome);
    };
    return faults.around({ request, call: handler?.call.name ?? path }, answer);
  };
}

function orderCallsOf(all: readonly AnyHandler[]): Map<string, AnyHandler> {
  return new Map(all.filter(({ recall }) => recall).map((one) => [one.call.name, one]));
}

function logOutcome(
  { log, now }: Services,
  call: string,
  { status, code }: Outcome,
  facts: { ms: number; user?: string; operationID?: string; failure?: string },
): void {
  log({ time: now(), call, status, code, ...facts });
}
