/** Counts from the long gates, for docs/reliability.md. Only a run of `npm run test:long` collects them. */
import { appendFileSync } from 'node:fs'

export interface Figures {
  /** The name of the gate, which identifies its row in the table. */
  gate: string
  /** The counts by name: `{ kills: 50, lost: 0 }`. Names of times include the unit. */
  counted: Readonly<Record<string, number>>
}

export const noteFigures = (figures: Figures): void => {
  const file = process.env['FIGURES_FILE']
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
