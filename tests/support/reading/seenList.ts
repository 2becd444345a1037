/** The messages of a conversation as they stand in the window, in CSS pixels from its top. */
export type SeenList = {
  /** Lists of messages in sight: two while one page slides over another. */
  lists: number;
  top: number;
  bottom: number;
  /** From what is in view to the end of the messages. */
  below: number;
  /** All that are rendered, from top to bottom, in view or not. */
  texts: { text: string; top: number; bottom: number }[];
  /** Of each picture, whether it is drawn. */
  pictures: boolean[];
};

/** In the page: reads the list of messages with this label, once it is there and two frames have passed. */
export async function readList(label: string): Promise<SeenList> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const lists = [...document.querySelectorAll(`section[aria-label="${label}"]`)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const area = lists[0];
  if (!area) return { lists: 0, top: 0, bottom: 0, below: 0, texts: [], pictures: [] };
  const view = area.getBoundingClientRect();
  return {
    lists: lists.length,
    top: view.top,
    bottom: view.bottom,
    below: Math.round(area.scrollHeight - area.scrollTop - area.clientHeight),
    texts: [...area.querySelectorAll('bdi')].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { text: one.textContent ?? '', top, bottom };
    }),
    pictures: [...area.querySelectorAll('img')]
      .filter((one) => one.src.includes('/media/'))
      .map((one) => one.naturalWidth > 0),
  };
}

/** In the page. */
export async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
