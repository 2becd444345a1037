import type { Context } from '../../context.ts';
import { version } from '../../version.ts';
import { describeContract } from './describeContract.ts';
import type { ContractFormat } from './formats.ts';
import { contractMarkdown } from './markdown.ts';
import { openApi } from './openApi.ts';

/** Prints what the contract's declarations say; nothing is written twice. */
export function contractAction(format: ContractFormat, { report }: Context): void {
  const contract = describeContract();
  if (format === 'markdown') {
    const markdown = contractMarkdown(contract);
    report.result({ markdown });
    report.data(markdown);
    return;
  }
  const value = format === 'openapi' ? openApi(contract, version) : contract;
  report.result(value);
  report.data(JSON.stringify(value, null, 2));
}
