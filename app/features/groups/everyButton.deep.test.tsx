// @vitest-environment happy-dom
import { proveEveryButton, standpoints } from '../../../tests/support/everyGroupButton.ts';

proveEveryButton(standpoints, 300_000);
