// @vitest-environment happy-dom
import { afterAll, beforeAll } from 'vitest';
import { proveEveryButton, standpoints } from '../../../tests/support/everyGroupButton.ts';
import { openSandboxGroups, type SandboxGroups } from '../../../tests/support/sandboxGroups.ts';

let groups: SandboxGroups;
beforeAll(async () => {
  groups = await openSandboxGroups();
});
afterAll(() => groups.close());

proveEveryButton(standpoints, 600_000, (standpoint) => groups.enter(standpoint));
