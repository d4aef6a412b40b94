/**
 * What each piece of recurring work costs a customer: processor time of the server and blocks of the
 * database, with partners that reply at once. Main compares the sizes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'
import { countInPass, type Piece } from './piece.ts'
import { PIECES } from './pieces.ts'

const POLL_MS = 200
/** As autovacuum would: without it, the jobs of a long pass fill their table with deleted rows. */
const VACUUM_MS = 5000

export const recurring: CustomerFigure = {
  at: 'compared',
  measure: async (bank) => {
    const figures: Figure[] = []
    for (const piece of PIECES) figures.push(...(await measurePiece(bank, piece)))
    return figures
  },
}

/** Records the cost of a customer, too. */
export const measurePiece = async (bank: CustomerBank, piece: Piece): Promise<Figure[]> => {
  const { meter, size, stub } = bank
  const { customers = countInPass(bank), atLeast } = piece
  await stub.begin({ processorMs: 0, mailMs: 0 })
  const costs = await rounds(bank, async () => {
    await bank.setDay(piece.day ?? 0)
    await bank.idle()
    const goOn = await bank.hold()
    for (const text of piece.prepare(bank)) await bank.database.run(text)
    await piece.begin?.(bank)
    await stub.reset()
    const vacuuming = setInterval(() => void bank.database.run('vacuum jobs.job_common'), VACUUM_MS)
    const cost = await meter.measure(async () => {
      goOn()
      await piece.run(bank)
      await untilDone(bank, piece)
      await bank.idle()
    })
    clearInterval(vacuuming)
    for (const text of piece.after?.(bank) ?? []) await bank.database.run(text)
    await piece.end?.(bank)
    return cost
  })
  await bank.setDay(0)
  const each = (what: 'cpuMs' | 'blocks' | 'statements' | 'wallMs') =>
    median(costs.map((cost) => cost[what])) / customers
  bank.costs.set(piece.name, { cpuMs: each('cpuMs'), blocks: each('blocks') })
  const at = `${piece.name} at ${size.name}, of each of ${customers}`
  const perSecond = rounded(1000 / each('wallMs'), 1)
  console.log(`${at}: ${rounded(each('cpuMs'))} ms, ${rounded(each('blocks'), 0)} blocks, ${perSecond}/s`)
  const rate = `${piece.name} at ${size.name}: customers`
  return [
    ...(atLeast === undefined ? [] : [{ what: rate, value: perSecond, unit: '/s', target: { atLeast } }]),
    { what: `${at}: processor time`, value: rounded(each('cpuMs')), unit: 'ms' },
    { what: `${at}: blocks`, value: rounded(each('blocks'), 0), unit: '' },
    { what: `${at}: statements`, value: rounded(each('statements'), 1), unit: '' },
  ]
}

const STALLED_MS = 60_000

/** Throws if the work stands still. */
const untilDone = async (bank: CustomerBank, { name, countLeft }: Piece) => {
  let [least, since] = [Number.POSITIVE_INFINITY, performance.now()]
  for (let left = await countLeft(bank); left > 0; left = await countLeft(bank)) {
    if (left < least) [least, since] = [left, performance.now()]
    if (performance.now() - since > STALLED_MS) throw new Error(`${name} stands still with ${left} left`)
    await pause(POLL_MS)
  }
}
