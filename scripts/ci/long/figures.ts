/** What a gate counted, for docs/reliability.md. Only a run of `npm run test:long` collects it. */
import { appendFileSync } from 'node:fs'

export interface Figures {
  /** What was tried: the rows of the table are found by it. */
  gate: string
  /** What was counted, in words, with its number: `{ kills: 50, lost: 0 }`. Times say their unit in the words. */
  counted: Readonly<Record<string, number>>
}

export const noteFigures = (figures: Figures): void => {
  const file = process.env['FIGURES_FILE']
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
