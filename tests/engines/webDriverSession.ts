import { patience } from './driver.ts';

/** A session of the classic WebDriver protocol (https://www.w3.org/TR/webdriver2/), JSON over HTTP. */
export type WebDriverSession = {
  capabilities: Record<string, unknown>;
  get(path: string): Promise<unknown>;
  post(path: string, input?: object): Promise<unknown>;
  end(): Promise<void>;
};

/** @param server such as `http://127.0.0.1:4444`. @throws with the words of the server where it refuses */
export async function beginSession(
  server: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const ask = async (method: string, path: string, input?: object): Promise<unknown> => {
    const answer = await fetch(`${server}${path}`, {
      method,
      signal: AbortSignal.timeout(2 * patience),
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path} answered "${error}": ${message}`);
  };
  const begun = (await ask('POST', '/session', { capabilities })) as {
    sessionId: string;
    capabilities: Record<string, unknown>;
  };
  const path = `/session/${begun.sessionId}`;
  return {
    capabilities: begun.capabilities,
    get: (rest) => ask('GET', `${path}${rest}`),
    post: (rest, input = {}) => ask('POST', `${path}${rest}`, input),
    async end() {
      await ask('DELETE', path);
    },
  };
}
