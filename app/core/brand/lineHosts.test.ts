import { describe, expect, it } from 'vitest';
import { lineHosts } from './lineHosts.ts';

describe('lineHosts', () => {
  it('names each host once, and the site itself as null', () => {
    const lines = {
      api: ['https://a.example/v1', 'https://b.example', '/api'],
      im: 'wss://a.example/im',
      codeUrls: ['https://site.example/code.txt'],
    };
    expect(lineHosts(lines, 'https://site.example')).toEqual(['a.example', 'b.example', null]);
  });

  it('shows what is no address as it is', () => {
    expect(lineHosts({ api: ['nonsense'], im: '/im', codeUrls: [] }, 'https://x.example')).toEqual([
      'nonsense',
      null,
    ]);
  });
});
