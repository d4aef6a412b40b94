/**
 * Updates a table in a document, between `<!-- name -->` and `<!-- /name -->`. The first cell identifies a
 * row.
 */

/**
 * Replaces rows that have the same first cell and appends new ones. Throws if the document has no such table.
 */
export const withRows = (text: string, name: string, rows: readonly (readonly string[])[]): string => {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from < 0 || to < from) throw new Error(`the document has no table ${name}`)
  const lines = text
    .slice(from + opening.length, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [head = '', rule = '', ...kept] = lines
  const known = new Map(kept.map((line) => [firstCell(line), line]))
  for (const row of rows) known.set(row[0] ?? '', `| ${row.join(' | ')} |`)
  return `${text.slice(0, from)}${opening}\n\n${[head, rule, ...known.values()].join('\n')}\n\n${text.slice(to)}`
}

const firstCell = (line: string) => line.split('|')[1]?.trim() ?? ''
