/**
 * `node scripts/ci/mutants.ts WORDS`: tests the faults that have WORDS in their description, symbol or file.
 */
import { hunt } from './mutants/hunt.ts'
import { readLocator } from './mutants/locate.ts'
import { MUTANTS } from './mutants/planted.ts'

const words = process.argv.slice(2).join(' ')
const chosen = MUTANTS.map(readLocator()).filter(({ fault, symbol, file }) =>
  `${fault} ${symbol} ${file}`.includes(words),
)
const { killed, alive } = await hunt(chosen)
for (const each of alive) console.log(`- ${each}`)
console.log(`${killed} passed, ${alive.length} failed`)
process.exitCode = alive.length > 0 || chosen.length === 0 ? 1 : 0
