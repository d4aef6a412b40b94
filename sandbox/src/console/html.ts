/** Markup in which every value is escaped unless it was made here. */
class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export type Html = Markup

type Value = Html | string | number | undefined | readonly Html[]

/** A template of markup. Values are escaped; lists are joined. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Markup(parts.reduce((before, part, index) => before + written(values[index - 1]) + part))

const written = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
