/**
 * Replaces the server's page with the app (docs/decisions/0093). The app takes over what was typed meanwhile, where the
 * focus was and which button was pressed. The same components render both pages, so the third button of one is the third of
 * the other. Call it when the app's page is in the document, before the browser shows it.
 */
export const takeOver = (page: Document): void => {
  const drawn = page.querySelector('#drawn')
  const root = page.querySelector('#root')
  if (!drawn || !root) return
  const sameOf = <E extends HTMLElement>(element: E): E | undefined => {
    const at = [...drawn.querySelectorAll(element.localName)].indexOf(element)
    // The local name says which type the element has.
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
  // After the app has rendered what was typed, because it submits its own state.
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

/** What identifies an element. */
const signOf = (element: HTMLElement) =>
  ['name', 'type', 'href', 'aria-label']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join()

/**
 * Types as a customer does: React learns of a value only from the event, and only if it didn't set the value itself. A form
 * must handle each change separately, because React renders once after all of them.
 */
const type = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Scripts can't read the selection of email fields. The end of the value is where people continue to type.
 */
const selectionOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? ([element.selectionStart, element.selectionEnd] as const)
    : undefined

const focusOn = (element: HTMLElement | undefined, selection: ReturnType<typeof selectionOf>) => () => {
  element?.focus({ preventScroll: true })
  if (!(element instanceof HTMLInputElement) || !selection) return
  // After React has rendered the value. Until then the field still has React's empty value.
  queueMicrotask(() => element.setSelectionRange(...selection))
}
