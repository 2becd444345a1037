// What a run of the tests in several engines found, by engine.

/**
 * @typedef {{engine: string, version: string, passed: number, failed: number}} Row
 * @typedef {{title: string, specs?: any[], suites?: Suite[]}} Suite
 */

/**
 * @param {{suites: Suite[]} | null} report Playwright's JSON report; null where it wrote none
 * @param {readonly string[]} engines that were to be tested; one without a test counts as one failure
 * @returns {Row[]} in the order of the engines
 */
export function engineSummary(report, engines) {
  const tests = (report?.suites ?? []).flatMap(testsOf);
  return engines.map((engine) => {
    const own = tests.filter(({ projectName }) => projectName === engine);
    const passed = own.filter(({ status }) => status === 'expected').length;
    const notes = own.flatMap(({ annotations }) => annotations);
    const version = notes.find(({ type }) => type === 'engine')?.description;
    const failed = own.length - passed;
    return { engine, version: version ?? 'did not start', passed, failed: own.length ? failed : 1 };
  });
}

/** @param {Suite} suite @returns {any[]} */
function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** @param {readonly Row[]} rows @returns {string} a table for a terminal */
export function engineTable(rows) {
  const lines = [
    ['engine', 'version', 'passed', 'failed'],
    ...rows.map(({ engine, version, passed, failed }) => [engine, version, passed, failed]),
  ].map((cells) => cells.map(String));
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
