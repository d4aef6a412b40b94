/**
 * What the server's page does until the app has loaded. The document contains this function as text, so it uses nothing
 * outside its own lines. It sets the color scheme for Mantine's style sheets, saves a button press for the app
 * (`take-over.ts`), and starts the app after the first paint: starting it earlier would delay that paint.
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
    // Also after Enter in a field: browsers then press the form's button.
    event.preventDefault()
    mark('pressed', pressed)
  }
  document.addEventListener('click', keep, true)
  // A finger that is down while the app takes over is lifted from a different button, and browsers don't
  // count that as a click.
  document.addEventListener('pointerdown', (event) => mark('held', drawnButton(event)), true)
  document.addEventListener('pointerup', () => mark('held', null), true)
  const come = () => void start()
  // A hidden page is never painted.
  if (document.hidden) come()
  else requestAnimationFrame(() => setTimeout(come))
}
