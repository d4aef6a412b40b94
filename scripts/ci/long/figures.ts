/** Collects counts from the long gates for docs/reliability.md, in a run of `npm run test:long`. */
import { appendFileSync } from 'node:fs'

export interface Figures {
  /** The gate's name, which is also the first cell of its row. */
  gate: string
  /** Counts by name, like `{ kills: 50, lost: 0 }`. Names of durations include the unit. */
  counted: Readonly<Record<string, number>>
}

export const recordFigures = (figures: Figures): void => {
  const file = process.env['FIGURES_FILE']
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
