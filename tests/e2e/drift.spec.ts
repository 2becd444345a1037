import { driftCases } from '../support/reading/driftCases.ts';
import { readBrand } from '../support/reading/talk.ts';
import { withMotion } from './support/device.ts';
import { pageReader } from './support/pageReader.ts';
import { test } from './support/test.ts';

test.use(withMotion);

/** The one of these cases that everybody sees, in each conversation with pictures. */
const daily = 'pictures that load above and below what is read move nothing';

test(daily, ({ page }) => driftCases[daily](pageReader(page, readBrand)));
