/** Asks once, after a message was sent, whether new messages may be shown outside the page. */
export const noticeAsk = {
  load: async () => (await import('./NoticeAsk.tsx')).NoticeAsk,
};
