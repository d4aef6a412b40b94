/** Focuses the first field, in page order, that has an error. `data-path` is the form's name for a field. */
export const focusFirstError = (form: HTMLElement | null, messages: Readonly<Record<string, unknown>>) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const wrong = fields.find((field) => messages[field.dataset['path'] ?? ''])
  const input = wrong?.matches('input, select') ? wrong : wrong?.querySelector<HTMLElement>('input, select')
  input?.focus()
}
