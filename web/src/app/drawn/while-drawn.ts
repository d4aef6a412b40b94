/**
 * Runs on the server-rendered page until the app has loaded. The document contains this function's source as
 * text, so it must not use anything declared outside it. It sets the color scheme for Mantine's style sheets,
 * marks pressed buttons for `take-over.ts`, and starts the app after the first paint, which it would
 * otherwise delay.
 */
export const whileDrawn = (start: () => Promise<unknown>): void => {
  if (matchMedia('(prefers-color-scheme: dark)').matches) {
    document.documentElement.dataset['mantineColorScheme'] = 'dark'
  }
  const drawnButton = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    return button?.closest('#drawn') ? button : null
  }
  const mark = (name: 'held' | 'pressed', button: HTMLElement | null) => {
    for (const marked of document.querySelectorAll(`#drawn [data-${name}]`))
      marked.removeAttribute(`data-${name}`)
    if (button) button.dataset[name] = ''
  }
  const keep = (event: Event) => {
    const pressed = drawnButton(event)
    if (!pressed) return
    // Enter in a field also arrives here, because browsers then click the form's submit button.
    event.preventDefault()
    mark('pressed', pressed)
  }
  document.addEventListener('click', keep, true)
  // If the app takes over while a finger is down, the finger is lifted from the app's button, and browsers
  // send no click. `takeOver` then clicks it.
  document.addEventListener('pointerdown', (event) => mark('held', drawnButton(event)), true)
  document.addEventListener('pointerup', () => mark('held', null), true)
  const come = () => void start()
  // A hidden page is never painted.
  if (document.hidden) come()
  else requestAnimationFrame(() => setTimeout(come))
}
