/**
 * What a drawn page of the app does until the app has come. The document has it as text, so it uses nothing but its own
 * lines. It sets the scheme that Mantine's sheets ask for, keeps a press of a button for the app (`take-over.ts`), and
 * lets the app come after the first picture: started before it, the app would hold it up.
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
    // Also when Enter was pressed in a field: browsers then press the form's button.
    event.preventDefault()
    mark('pressed', pressed)
  }
  document.addEventListener('click', keep, true)
  // Whose finger is still down when the app comes lets go of another button: browsers make no click of that.
  document.addEventListener('pointerdown', (event) => mark('held', drawnButton(event)), true)
  document.addEventListener('pointerup', () => mark('held', null), true)
  const come = () => void start()
  // A page that nobody sees has no pictures.
  if (document.hidden) come()
  else requestAnimationFrame(() => setTimeout(come))
}
