import type { ServerResponse } from 'node:http';
import type S3rver from 's3rver';

/** Keys on one page; stores have 1,000, and tests of several pages then need as many objects. */
const pageSize = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Answers ListObjectsV2 page by page. s3rver makes its continuation tokens with DES, which OpenSSL 3
 * no longer has; here a token is the last key in base64.
 */
export async function answerList(s3: S3rver, url: URL, response: ServerResponse): Promise<void> {
  const token = url.searchParams.get('continuation-token');
  const { objects, isTruncated } = await s3.store.listObjects(url.pathname.split('/')[1] ?? '', {
    prefix: url.searchParams.get('prefix') ?? '',
    startAfter: token === null ? '' : Buffer.from(token, 'base64').toString('utf8'),
    maxKeys: pageSize,
  });
  const contents = objects.map(
    ({ key, size }) => `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`,
  );
  const next = Buffer.from(objects.at(-1)?.key ?? '').toString('base64');
  const more = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}<IsTruncated>${isTruncated}</IsTruncated>${more}</ListBucketResult>`,
  );
}
