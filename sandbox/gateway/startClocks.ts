import { endExpired } from './endSessions.ts';
import { connectionLimits } from './limits.ts';
import { burnDue } from './messages/burn.ts';
import { ping, type Serving } from './serveConnection.ts';

/** Does what is due as time goes by: burns messages, ends sessions, pings. @returns stops it */
export function startClocks(serving: Serving): () => void {
  const { services, connections, faults, runWrite, inBackground } = serving;
  let burning: Promise<void> | null = null;
  const burn = () => {
    burning ??= burnDue(services, runWrite).finally(() => {
      burning = null;
    });
    inBackground(burning);
  };
  // Also what came due while the sandbox was closed.
  burn();
  const timers = [
    setInterval(burn, 1_000),
    setInterval(() => endExpired(connections, faults, services.now()), 1_000),
    setInterval(() => ping(connections.all), connectionLimits.pingInterval),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
