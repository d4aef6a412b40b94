/** HTML that is safe to send. Templates escape every value except markup that this module created. */
class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export type Html = Markup

type Value = Html | string | number | undefined | readonly Html[]

/** A template tag. Escapes values and joins lists of markup. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Markup(parts.reduce((before, part, index) => before + written(values[index - 1]) + part))

const written = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Headers of every sandbox page: no external content, no scripts, no frames. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
} as const

/** A complete page with the sandbox's label and stylesheet. */
export const documentOf = ({ title, header, main }: { title: string; header: Html; main: Html }): string =>
  `<!doctype html>${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/console.css">
</head>
<body>
<header>
<p class="label">Sandbox: no real money, no real partners</p>
${header}
</header>
<main>
${main}
</main>
</body>
</html>`.text
  }`
