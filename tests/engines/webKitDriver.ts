import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { openDisplay } from './display.ts';
import { type Driver, type Point, patience, size } from './driver.ts';
import { beginSession, type WebDriverSession } from './webDriverSession.ts';

/** Key under which the protocol hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK over the classic WebDriver protocol, on a screen of its own. */
export async function openWebKit(executablePath: string): Promise<Driver> {
  const display = await openDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' };
  const server = spawn(executablePath, [`--port=${port}`], { env, stdio: 'ignore' });
  try {
    await answers(port);
    const session = await beginSession(`http://127.0.0.1:${port}`, { alwaysMatch: {} });
    await session.post('/timeouts', { script: 2 * patience, pageLoad: patience });
    await resize(session, size);
    return driverOf(session, () => {
      server.kill();
      display.close();
    });
  } catch (problem) {
    server.kill();
    display.close();
    throw problem;
  }
}

function driverOf(session: WebDriverSession, end: () => void): Driver {
  const { browserVersion } = session.capabilities;
  /** Pixels the wheel was turned so far: WebKitGTK turns it by the difference to the time before. */
  let turned = 0;
  const act = (action: object) => session.post('/actions', { actions: [action] });
  const press = async ({ x, y }: Point, button: number): Promise<void> => {
    const move = { type: 'pointerMove', x, y, duration: 0 };
    const actions = [move, { type: 'pointerDown', button }, { type: 'pointerUp', button }];
    await act({ type: 'pointer', id: 'mouse', actions });
  };
  return {
    version: `WebKitGTK ${browserVersion}`,
    async open(address) {
      await session.post('/url', { url: address });
    },
    async reload() {
      await session.post('/refresh');
    },
    run: (expression) => run(session, expression),
    click: (at) => press(at, 0),
    rightClick: (at) => press(at, 2),
    async type(text) {
      const active = (await session.get('/element/active')) as Record<string, string>;
      await session.post(`/element/${active[elementKey]}/value`, { text });
    },
    async wheel({ x, y }: Point, pixels) {
      turned += pixels;
      const turn = { type: 'scroll', x, y, deltaX: 0, deltaY: turned, duration: 0 };
      await act({ type: 'wheel', id: 'wheel', actions: [turn] });
    },
    resize: (to) => resize(session, to),
    screenshot: async () => Buffer.from((await session.get('/screenshot')) as string, 'base64'),
    async close() {
      await session.end();
      end();
    },
  };
}

async function run(session: WebDriverSession, expression: string): Promise<unknown> {
  const script = `const done = arguments[arguments.length - 1];
    (async () => (${expression}))().then(
      (value) => done({ value: value === undefined ? null : JSON.stringify(value) }),
      (problem) => done({ problem: String(problem) }),
    );`;
  const answer = await session.post('/execute/async', { script, args: [] });
  const { value, problem } = answer as { value?: string | null; problem?: string };
  if (problem !== undefined) throw new Error(problem);
  return value ? JSON.parse(value) : undefined;
}

/** Makes the page, not the window with its bars, so large. */
async function resize(session: WebDriverSession, to: typeof size): Promise<void> {
  const pageSize = async () => (await run(session, '[innerWidth, innerHeight]')) as number[];
  const outer = (await session.get('/window/rect')) as typeof size;
  const [width = 0, height = 0] = await pageSize();
  const bars = { width: outer.width - width, height: outer.height - height };
  const rect = { x: 0, y: 0, width: to.width + bars.width, height: to.height + bars.height };
  await session.post('/window/rect', rect);
  // The window answers before its page is laid out.
  const isThere = `new Promise((resolve) => {
    const look = () =>
      innerWidth === ${to.width} && innerHeight === ${to.height}
        ? resolve() : requestAnimationFrame(look);
    look();
  })`;
  await run(session, isThere);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves once the driver answers at its port. */
async function answers(port: number): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
