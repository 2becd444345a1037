import { parentPort, workerData } from 'node:worker_threads';
import { type LookedFor, lookFor } from './finishedSites.ts';

parentPort?.postMessage(lookFor(workerData as LookedFor));
