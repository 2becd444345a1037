export type UploadRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  signal: AbortSignal;
  /** @param share of the body sent, 0 to 1; also called while an answer comes in. */
  onProgress: (share: number) => void;
  /** Bytes of an answer; a longer one counts as none. */
  maxAnswerBytes: number;
};

export type UploadAnswer = { status: number; contentType: string; text: string };

/** Sends a form and says how far it is. Rejects when no answer comes, or `signal` aborts. */
export type Upload = (request: UploadRequest) => Promise<UploadAnswer>;

/** By XMLHttpRequest: `fetch` cannot say how much of a body has been sent. */
export const upload: Upload = (request) =>
  new Promise((resolve, reject) => {
    const { url, signal, onProgress, maxAnswerBytes } = request;
    if (signal.aborted) {
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
      return;
    }
    const sender = new XMLHttpRequest();
    sender.open('POST', url);
    sender.responseType = 'text';
    for (const [name, value] of Object.entries(request.headers)) {
      sender.setRequestHeader(name, value);
    }
    const abort = () => sender.abort();
    const fail = (reason: string) => () => reject(new Error(reason));
    let share = 0;
    sender.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) share = Math.min(1, loaded / total);
      onProgress(share);
    };
    sender.onprogress = ({ loaded }) => {
      if (loaded > maxAnswerBytes) abort();
      else onProgress(share);
    };
    sender.onerror = fail('The upload found no connection.');
    sender.onabort = fail('The upload was cancelled.');
    sender.ontimeout = fail('The upload took too long.');
    sender.onload = () => {
      const { status, responseText, responseURL } = sender;
      // A redirected upload may have been answered by somebody else.
      if (responseURL !== '' && responseURL !== new URL(url, location.href).href) {
        fail('The upload was redirected.')();
        return;
      }
      const contentType = sender.getResponseHeader('content-type') ?? '';
      resolve({ status, contentType, text: responseText });
    };
    sender.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    sender.send(request.body);
  });
