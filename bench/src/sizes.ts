/** Size of the files that a first visit to a page loads, with all their imports, gzipped one by one. */
import { measureFirstLoads } from '../../web/scripts/first-loads.ts'
import { type Benchmark, type Figure, rounded } from './report.ts'

export const sizes: Benchmark = {
  title: 'Sizes of a first visit (gzip)',
  run: async () =>
    (await measureFirstLoads()).flatMap(({ page, script, style, files, atMost }): Figure[] => [
      inKilobytes(`${page}: script`, script, atMost.script),
      inKilobytes(`${page}: style`, style, atMost.style),
      { what: `${page}: files of script`, value: files, unit: '', target: { atMost: atMost.files } },
    ]),
}

const inKilobytes = (what: string, bytes: number, atMost: number): Figure => ({
  what,
  value: rounded(bytes / 1000, 1),
  unit: 'kB',
  target: { atMost: atMost / 1000 },
})
