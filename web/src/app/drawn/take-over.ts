/**
 * Replaces the server-rendered page with the app's page (docs/decisions/0093) and carries over typed text,
 * the focus and a pressed button. The same components render both pages, so elements are matched by position:
 * the third button of one is the third of the other. Call it once the app's page is in the document, before
 * the browser paints it.
 */
export const takeOver = (page: Document): void => {
  const drawn = page.querySelector('#drawn')
  const root = page.querySelector('#root')
  if (!drawn || !root) return
  const sameOf = <E extends HTMLElement>(element: E): E | undefined => {
    const at = [...drawn.querySelectorAll(element.localName)].indexOf(element)
    // Elements with the same local name have the same type.
    const same = root.querySelectorAll<E>(element.localName)[at]
    // The app may have redirected to another page.
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
  // Waits until the app has rendered the typed text, because it submits its own state.
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

/** Two elements with equal attributes and text count as the same. */
const signOf = (element: HTMLElement) =>
  ['name', 'type', 'href', 'aria-label']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join()

/**
 * Sets a value as typing would, with the native setter and an input event: React notices no other way. React
 * renders only after all fields are set, so a form's change handlers must build on the previous state.
 */
const type = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * The selected range. Undefined for email fields, whose selection scripts can't read: there the cursor stays
 * at the end of the value, where people continue to type.
 */
const selectionOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? ([element.selectionStart, element.selectionEnd] as const)
    : undefined

const focusOn = (element: HTMLElement | undefined, selection: ReturnType<typeof selectionOf>) => () => {
  element?.focus({ preventScroll: true })
  if (!(element instanceof HTMLInputElement) || !selection) return
  // Runs after React has rendered the value. Until then the field is empty.
  queueMicrotask(() => element.setSelectionRange(...selection))
}
