import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '../../../../sandbox/sandbox.ts';
import { repositoryRoot } from '../../../../sandbox/testing/openTestSandbox.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import { passwordCost } from './moneyTemplate.ts';
import { injectServerFaults, type ServerFault, withServerFault } from './serverFaults.ts';

type Options = {
  /** Folder of the data; the sandbox works on a copy of `template` in there. */
  dataDir: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  randomBytes: (count: number) => Uint8Array;
};

/** The real backend in this process, whose process may end and begin anew on the same data. */
export class MoneySandbox {
  private readonly options: Options;
  private sandbox: Sandbox;
  private working = 0;
  /** How often it has ended some work: as long as it is the same, nothing has changed. */
  ended = 0;

  private constructor(options: Options, sandbox: Sandbox) {
    this.options = options;
    this.sandbox = sandbox;
  }

  static async open(options: Options): Promise<MoneySandbox> {
    return new MoneySandbox(options, await begin(options));
  }

  /** A sandbox on a copy of prepared data. */
  static openCopy(template: string, options: Omit<Options, 'dataDir'>): Promise<MoneySandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'money-'));
    cpSync(template, dataDir, { recursive: true });
    return MoneySandbox.open({ ...options, dataDir });
  }

  get services() {
    return this.sandbox.services;
  }

  /** Whether it works on something: no time passes meanwhile. */
  isBusy = (): boolean => this.working > 0;

  /** Counts as work of the server until it is over. */
  async work<Result>(effect: () => Promise<Result>): Promise<Result> {
    this.working += 1;
    try {
      return await effect();
    } finally {
      this.working -= 1;
      this.ended += 1;
    }
  }

  /** @returns the status and text of an answer. @throws where the process ended before there was one */
  handle(request: Request, fault?: ServerFault): Promise<{ status: number; text: string }> {
    return this.work(async () => {
      const answer = async () => {
        const response = await this.sandbox.fetch(request, { address: '127.0.0.1' });
        return { status: response.status, text: await response.text() };
      };
      if (!fault) return answer();
      const { result, isDead } = await withServerFault(fault, answer);
      if (isDead || result.status === 'rejected') throw new TypeError('The connection is lost.');
      return result.value;
    });
  }

  /** The process ends and another one begins. Wants to be at rest. */
  async restart(): Promise<void> {
    await this.sandbox.close();
    this.sandbox = await begin(this.options);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    rmSync(this.options.dataDir, { recursive: true, force: true });
  }
}

async function begin({ dataDir, clock, randomBytes }: Options): Promise<Sandbox> {
  const sandbox = await openSandbox({
    root: repositoryRoot,
    dataDir,
    brands: [plainBrand],
    log: () => undefined,
    announce: () => undefined,
    ...{ clock, randomBytes },
    hasRateLimits: false,
    passwordCost,
  });
  injectServerFaults(sandbox.services.db);
  return sandbox;
}
