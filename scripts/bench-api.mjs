// The sandbox under 50 clients: calls per second and p95 of login, mine and an edit; then the cold
// start and memory of `brand sandbox`. Clients and server share this machine.
// Usage: npm run bench:api -- [--seconds 5] [--clients 50]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { machine, median } from './measure.mjs';
import { firstAnswer, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '50' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const password = 'bench1234';
const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
const bundle = join(root, '.cache/bench-api');

/** One server process, and the address of its calls. */
async function startServer() {
  const build = await rolldown({
    cwd: root,
    input: { sandbox: 'sandbox/sandbox.ts', listen: 'sandbox/listen.ts' },
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !/^sandbox\//.test(id),
  });
  mkdirSync(bundle, { recursive: true });
  await build.write({ dir: bundle, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  const url = (name) => JSON.stringify(pathToFileURL(join(bundle, name)).href);
  const brand = {
    ...{ id: 'bench', name: { 'en-US': 'Bench' }, packageId: 1, platformId: 1, locale: 'en-US' },
    ...{ locales: ['en-US'], features: [], origin: 'https://bench.example' },
  };
  const options = { root, dataDir: join(folder, 'direct'), brands: [brand], hasRateLimits: false };
  const main = join(bundle, 'main.mjs');
  writeFileSync(
    main,
    `import { openSandbox } from ${url('sandbox.mjs')};
     import { listenSandbox } from ${url('listen.mjs')};
     const ignore = () => {};
     const sandbox = await openSandbox({ ...${JSON.stringify(options)}, log: ignore, announce: ignore });
     const { port } = await listenSandbox(sandbox, 0);
     console.log(JSON.stringify({ port }));`,
  );
  const server = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { port } = await firstAnswer(server);
  return { server, port };
}

/** @returns {Promise<{code: number, data: any}>} */
function post(port, path, input, headers = {}) {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', path: `/api${path}`, method: 'POST' },
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      },
    );
    // The server closed a connection that was idle for long, just as it was taken again.
    sent.on('error', (error) =>
      sent.reusedSocket ? resolve(post(port, path, input, headers)) : reject(error),
    );
    sent.end(body);
  });
}

let made = 0;
const newKey = () => `bench-key-${++made}`;
const clientOf = (index) => ({
  packageId: 1,
  platform: 'h5',
  deviceId: `bench-device-${index}`,
  operationID: 'bench',
});

async function register(port, index) {
  const input = { ...clientOf(index), account: `bench${index}`, password };
  const { code, data } = await post(port, '/register', input, { 'Idempotency-Key': newKey() });
  if (code !== 0) throw new Error(`Registering answered ${code}.`);
  return data.token;
}

/** Every client makes one call after the other until the time is over. */
async function run(name, call, pid) {
  const times = [];
  const cpuBefore = cpuTime(pid);
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  const work = async (index) => {
    while (performance.now() < end) {
      const before = performance.now();
      const { code } = await call(index);
      if (code !== 0) throw new Error(`${name} answered ${code}.`);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => work(index)));
  const passed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => `${times[Math.floor(times.length * share)].toFixed(0)} ms`;
  const perSecond = (times.length / passed).toFixed(0);
  const cpu = `${((cpuTime(pid) - cpuBefore) / times.length).toFixed(1)} ms`;
  console.log(`| ${[name, perSecond, at(0.5), at(0.95), cpu].join(' | ')} |`);
}

/** CPU time of a process so far in ms, where the system tells. */
function cpuTime(pid) {
  try {
    // After the name in brackets: user and system time are the 12th and 13th field, in 1/100 s.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Peak memory of a process in MB, where the system tells. */
function peakMemory(pid) {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** From the start of the command to its first answer, on a new data folder without demo people. */
async function coldStart(index) {
  const data = join(folder, `cold-${index}`);
  const started = performance.now();
  const server = spawn(
    process.execPath,
    ['cli/bin.js', 'sandbox', '--json', '--port', '0', '--no-seed', '--data', data],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { port } = await firstAnswer(server);
  await post(port, '/getVerifyType', { packageId: 1, scene: 'login' });
  const time = performance.now() - started;
  const memory = peakMemory(server.pid);
  const cpu = cpuTime(server.pid);
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
  return { time, memory, cpu };
}

try {
  console.log(`${machine()}; ${clients} clients, ${seconds} s each\n`);
  const { server, port } = await startServer();
  try {
    const tokens = await Promise.all(
      Array.from({ length: clients }, (_, index) => register(port, index)),
    );
    console.log('| call | calls per second | p50 | p95 | CPU per call |\n|---|---|---|---|---|');
    const mine = (index) => post(port, '/user/mine', {}, { token: tokens[index] });
    const edit = (index) => {
      const headers = { token: tokens[index], 'Idempotency-Key': newKey() };
      return post(port, '/user/editNick', { nickName: `b${made % 1000}` }, headers);
    };
    const login = (index) =>
      post(port, '/accountLogin', { ...clientOf(index), account: `bench${index}`, password });
    await run('user.mine', mine, server.pid);
    await run('user.editNick', edit, server.pid);
    await run('session.accountLogin', login, server.pid);
    console.log(`\npeak memory under load ${peakMemory(server.pid).toFixed(0)} MB`);
  } finally {
    server.kill();
  }
  await coldStart('warm');
  const starts = [];
  for (let index = 0; index < 5; index += 1) starts.push(await coldStart(index));
  const [time, cpu, memory] = ['time', 'cpu', 'memory'].map((key) =>
    median(starts.map((one) => one[key])).toFixed(0),
  );
  console.log(`brand sandbox: first answer after ${time} ms (CPU ${cpu} ms), ${memory} MB`);
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
