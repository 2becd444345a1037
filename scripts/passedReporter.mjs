// A reporter of vitest: one line for each test file whose tests have all passed, as soon as it ends.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './setup.mjs';

const file = process.env['PASSED_FILE'] ?? '';

class PassedReporter {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    const isPassed = module.ok() && tests.every((test) => test.result().state === 'passed');
    if (!isPassed) return;
    const line = { unit: relative(root, module.moduleId), tests: tests.length };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by the default export.
export default PassedReporter;
