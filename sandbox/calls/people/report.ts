import { report } from '../../../app/contract/people/report.ts';
import { findReported } from '../../reports/findReported.ts';
import { areUploaded, keepReport } from '../../reports/keepReport.ts';
import { handleKeyed } from '../handler.ts';

export const handleReport = handleKeyed(report, async (input, context) => {
  const { about, reason, words, images } = input;
  const { userId: reporterId, packageId, brand } = context.session;
  return context.commit(async (tx) => {
    const reporter = { userId: reporterId, packageId, platformId: brand.platformId };
    const reported = await findReported(tx, reporter, input);
    if (!reported) return context.fail('reportUnknown');
    if (reported.userId === reporterId) return context.fail('reportSelf');
    if (!(await areUploaded(tx, images))) return context.fail('imageUnknown');
    const kept = { ...reported, packageId, reporterId, about, reason, words, images };
    return { reportId: await keepReport(tx, context, kept) };
  });
});
