// Puts the portraits' parts into the page, once, when a first face is to be seen.
let asked = false;

export async function showFaces(): Promise<void> {
  if (asked) return;
  asked = true;
  const { sprite } = await import('./sprite');
  document.body.insertAdjacentHTML('afterbegin', sprite());
}
