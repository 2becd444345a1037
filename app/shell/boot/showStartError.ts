/** The last resort, without translator or framework: says that the page did not load. */
export function showStartError(): void {
  const root = document.getElementById('root') ?? document.body;
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.reload());
  root.replaceChildren('This page didn’t load. ', button);
  delete document.documentElement.dataset['first'];
}
