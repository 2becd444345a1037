import { reloadPage } from '../../platform/reload.ts';
import * as css from './startError.css.ts';
import { startErrorTexts } from './startErrorTexts.data.ts';

const english = { sentence: "This page didn't load. Try again.", retry: 'Try again' };

/** The last resort, without translator and framework: says that the page did not load. */
export function showStartError(): void {
  const page = document.documentElement;
  const { lang } = page;
  const texts = startErrorTexts[lang] ?? startErrorTexts[lang.split('-')[0] ?? ''] ?? english;
  const sentence = document.createElement('p');
  sentence.textContent = texts.sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.button;
  button.textContent = texts.retry;
  button.addEventListener('click', reloadPage);
  const main = document.createElement('main');
  main.className = css.main;
  main.setAttribute('role', 'alert');
  main.append(sentence, button);
  (document.getElementById('root') ?? document.body).replaceChildren(main);
  delete page.dataset['first'];
}
