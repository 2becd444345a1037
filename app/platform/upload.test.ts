import { afterEach, describe, expect, it, vi } from 'vitest';
import { type UploadRequest, upload } from './upload.ts';

type Progress = { loaded: number; total: number; lengthComputable: boolean };

/** A browser's request, as far as an upload uses it. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Progress) => void } = {};
  headers: Record<string, string> = {};
  status = 200;
  responseText = '{}';
  responseURL = 'https://site.test/api/upload';
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  onprogress?: (event: Progress) => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(): void {
    this.isAborted = false;
  }
  send(): void {
    this.status = 200;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}

function start(changes: Partial<UploadRequest> = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('location', { href: 'https://site.test/pages/x' });
  const shares: number[] = [];
  const controller = new AbortController();
  const work = upload({
    url: '/api/upload',
    headers: { token: 't' },
    body: new FormData(),
    signal: controller.signal,
    onProgress: (share) => shares.push(share),
    maxAnswerBytes: 100,
    ...changes,
  });
  return { work, shares, controller, request: FakeRequest.last };
}

afterEach(() => vi.unstubAllGlobals());

describe('upload', () => {
  it('answers what came back, and says how far it was', async () => {
    const { work, shares, request } = start();
    request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 10, total: 10, lengthComputable: true });
    request.onprogress?.({ loaded: 2, total: 2, lengthComputable: true });
    request.onload?.();
    expect(await work).toEqual({ status: 200, contentType: 'application/json', text: '{}' });
    expect([shares, request.headers]).toEqual([[0.5, 1, 1], { token: 't' }]);
  });

  it('stops when aborted, also before it begins', async () => {
    const { work, controller, request } = start();
    controller.abort();
    await expect(work).rejects.toThrow('cancelled');
    expect(request.isAborted).toBe(true);
    await expect(start({ signal: AbortSignal.abort() }).work).rejects.toThrow('cancelled');
  });

  it('takes no answer from elsewhere, none that is too long, and none that is missing', async () => {
    const moved = start();
    moved.request.responseURL = 'https://other.test/api/upload';
    moved.request.onload?.();
    await expect(moved.work).rejects.toThrow('redirected');
    const long = start();
    long.request.onprogress?.({ loaded: 101, total: 0, lengthComputable: false });
    await expect(long.work).rejects.toThrow('cancelled');
    const lost = start();
    lost.request.onerror?.();
    await expect(lost.work).rejects.toThrow('no connection');
  });
});
