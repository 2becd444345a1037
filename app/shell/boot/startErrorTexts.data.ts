/**
 * The only words outside the locale files: said when those could not be had. By the first part of
 * the page's language tag; the two kinds of Chinese by the whole tag.
 */
export const startErrorTexts: Readonly<Record<string, { sentence: string; retry: string }>> = {
  en: { sentence: "This page didn't load. Try again.", retry: 'Try again' },
  'zh-CN': { sentence: '页面加载失败，请重试。', retry: '重试' },
  'zh-Hant': { sentence: '頁面載入失敗，請重試。', retry: '重試' },
  ms: { sentence: 'Halaman gagal dimuatkan. Cuba lagi.', retry: 'Cuba lagi' },
  vi: { sentence: 'Không tải được trang. Hãy thử lại.', retry: 'Thử lại' },
  es: { sentence: 'La página no se ha cargado. Inténtalo de nuevo.', retry: 'Reintentar' },
};
