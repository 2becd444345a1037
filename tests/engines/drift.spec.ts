import { driftCases } from '../support/reading/driftCases.ts';
import { test } from './engines.ts';
import { phoneReader } from './phoneReader.ts';

for (const [title, read] of Object.entries(driftCases)) {
  test(title, ({ phone, site }) => read(phoneReader(phone, site)));
}
