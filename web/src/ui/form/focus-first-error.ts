/** Puts the keyboard on the first field, in the order of the page, that has a message. `path` is what the form calls it. */
export const focusFirstError = (
  form: HTMLElement | null,
  messages: Readonly<Record<string, unknown>>,
): void => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const wrong = fields.find((field) => messages[field.dataset['path'] ?? ''])
  const input = wrong?.matches('input, select') ? wrong : wrong?.querySelector<HTMLElement>('input, select')
  input?.focus()
}
