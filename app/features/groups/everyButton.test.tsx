// @vitest-environment happy-dom
import { proveEveryButton, standpoints } from '../../../tests/support/everyGroupButton.ts';

/** The others are pressed in the long proof. */
const some = ['an admin of a channel', 'a follower of a channel'];

proveEveryButton(
  standpoints.filter(([name]) => some.includes(name)),
  180_000,
);
