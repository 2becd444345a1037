import { driftCases } from '../support/reading/driftCases.ts';
import { readBrand } from '../support/reading/talk.ts';
import { pageReader } from './support/pageReader.ts';
import { test } from './support/test.ts';

for (const [title, read] of Object.entries(driftCases)) {
  test(title, ({ page }) => read(pageReader(page, readBrand)));
}
