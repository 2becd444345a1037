import { test } from 'playwright/test';
import { type Driver, type Point, patience } from './driver.ts';

/** An element in view, by its selector and its whole name or text. */
export type Target = { selector: string; name?: string };

/** What a person does with an engine, whichever it is. */
export class Phone {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** A part of a journey. What fails in it names the engine, the part, and what was on the screen. */
  step<Answer>(title: string, act: () => Promise<Answer>): Promise<Answer> {
    return test.step(title, () =>
      act().catch(async (cause: unknown) => {
        const why = cause instanceof Error ? cause.message : String(cause);
        const screen = await this.evaluate(textInView).catch(() => 'nothing that answers');
        const where = `${this.driver.version}, where one ${title}`;
        throw new Error(`${where}: ${why}\nOn the screen: ${screen}`, { cause });
      }),
    );
  }

  /** Runs a function in the page; it knows nothing but what it is given. */
  async evaluate<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    return (await this.driver.run(`(${inPage})(${listed(given)})`)) as Awaited<Answer>;
  }

  /**
   * Asks a function in the page over and over until it answers with something true.
   * @returns that answer
   * @throws where it never does
   */
  async wait<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<NonNullable<Awaited<Answer>>> {
    const found = await this.driver.run(`(async () => {
      const check = ${inPage};
      for (const end = Date.now() + ${patience}; Date.now() < end; ) {
        const answer = await check(${listed(given)});
        if (answer) return { answer };
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return {};
    })()`);
    const { answer } = found as { answer?: NonNullable<Awaited<Answer>> };
    if (answer === undefined) throw new Error(`${inPage.name}(${listed(given)}) never came true.`);
    return answer;
  }

  /** Waits until an element is in view and lies still. @returns the middle of it, or of its first line */
  find(target: Target): Promise<Point> {
    return this.wait(middleOf, target);
  }

  async click(target: Target): Promise<void> {
    await this.driver.click(await this.find(target));
  }

  /** Opens the menu of an element. */
  async rightClick(target: Target): Promise<void> {
    await this.driver.rightClick(await this.find(target));
  }

  /** Types into a field that is empty. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.type(text);
  }
}

const listed = (values: readonly unknown[]): string =>
  values.map((one) => JSON.stringify(one)).join(', ');

/** In the page. */
function textInView(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is out of view is not on the screen
  return `${location.pathname}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 400)}`;
}

/** In the page. Pages below the one in front hold their elements, out of view. */
async function middleOf({ selector, name }: Target): Promise<Point | null> {
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').trim();
  };
  const isMeant = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    (name === undefined || nameOf(element) === name);
  const found = [...document.querySelectorAll(selector)].find(isMeant);
  if (!found) return null;
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = found.getBoundingClientRect();
  if (box.top !== before.top || box.left !== before.left || box.width === 0) return null;
  // The middle of a link of several lines may lie beside its words.
  const line = found.getClientRects()[0] ?? box;
  const x = Math.round(line.left + line.width / 2);
  const y = Math.round(line.top + line.height / 2);
  // Rows take no press for a moment after the list was scrolled.
  const hit = document.elementFromPoint(x, y);
  const isHit = found.contains(hit) || hit?.closest('label')?.contains(found) === true;
  return isHit ? { x, y } : null;
}
