/**
 * Puts the app in the place of what the server drew (docs/decisions/0093): what was typed meanwhile, where the focus was and
 * which button was pressed go on in the app. Both are drawn by the same components, so the third button of one is the
 * third of the other. To be called when the app's page stands in the document, before the browser shows it.
 */
export const takeOver = (page: Document): void => {
  const drawn = page.querySelector('#drawn')
  const root = page.querySelector('#root')
  if (!drawn || !root) return
  const sameOf = <E extends HTMLElement>(element: E): E | undefined => {
    const at = [...drawn.querySelectorAll(element.localName)].indexOf(element)
    // The type of an element is in its name.
    const same = root.querySelectorAll<E>(element.localName)[at]
    // The app may have led to another page.
    return same && signOf(same) === signOf(element) ? same : undefined
  }
  const focused = [...drawn.querySelectorAll<HTMLElement>(':focus')].at(-1)
  const pressed = drawn.querySelector<HTMLElement>('[data-pressed]')
  const goOn = focused && focusOn(sameOf(focused), selectionOf(focused))
  const press = pressed && sameOf(pressed)
  const held = drawn.querySelector<HTMLElement>('[data-held]')
  const hold = held && sameOf(held)
  for (const field of drawn.querySelectorAll('input')) {
    const same = sameOf(field)
    if (same && field.value) type(same, field.value)
  }
  drawn.remove()
  goOn?.()
  // After the app has drawn what was typed: it sends what it knows.
  if (press) setTimeout(() => press.click())
  if (hold) pressWhenLetGo(page, hold)
}

const pressWhenLetGo = (page: Document, button: HTMLElement) => {
  const letGo = ({ type, target }: Event) => {
    page.removeEventListener('pointerup', letGo, true)
    page.removeEventListener('pointercancel', letGo, true)
    if (type === 'pointerup' && target instanceof Node && button.contains(target)) button.click()
  }
  page.addEventListener('pointerup', letGo, true)
  page.addEventListener('pointercancel', letGo, true)
}

/** What one knows an element by. */
const signOf = (element: HTMLElement) =>
  ['name', 'type', 'href', 'aria-label']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join()

/**
 * As a customer does it: React hears of a value only by the event, and only if it did not set the value itself. A form must
 * take each change for itself, as React draws once after all of them.
 */
const type = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fields for an email have none that script may know; the end is where one types on. */
const selectionOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? ([element.selectionStart, element.selectionEnd] as const)
    : undefined

const focusOn = (element: HTMLElement | undefined, selection: ReturnType<typeof selectionOf>) => () => {
  element?.focus({ preventScroll: true })
  if (!(element instanceof HTMLInputElement) || !selection) return
  // Once React has drawn the value: until then it stands for the empty one that it knows.
  queueMicrotask(() => element.setSelectionRange(...selection))
}
