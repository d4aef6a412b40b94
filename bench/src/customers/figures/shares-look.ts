/**
 * The look for shares of pay when nobody has any due: a year of decided pay and done moves, all mornings of today over.
 * Statistics are those of the moment before, when all of the last payday waited, because they are older than the rows
 * most of the time.
 */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { hasDueShares } from '../../../../server/src/features/setaside/share-causes.queries.ts'
import { listMornings } from '../../../../server/src/features/setaside/shares.queries.ts'
import { type Figure, median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import type { CustomerFigure } from '../figure.ts'
import { today, withoutTriggers } from './piece.ts'
import { addSavers, removeSavers, VACUUM } from './savers.ts'

/** Of each customer, beside those of the generated days. */
const PAYDAYS = 26
const LOOKS = 21
const MAX_MS = 5

export const sharesLook: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const { database, size } = bank
    const goOn = await bank.hold()
    for (const text of [...addSavers(bank), ...addYear(bank), ...doPayday(bank)]) await database.run(text)
    // The connection is open by then.
    await bank.asServer.query('select 1')
    const looks = lookAt(bank)
    const first = await looks.hasDue(1)
    const unvacuumed = await looks.hasDue(LOOKS)
    await database.run(VACUUM)
    const vacuumed = await looks.hasDue(LOOKS)
    const mornings = await looks.listMornings(LOOKS)
    for (const text of removeSavers()) await database.run(text)
    goOn()
    const what = `look for shares with nobody due at ${size.name}`
    return [
      { what: `${what}: statements`, value: vacuumed.statements, unit: '', target: { atMost: 1 } },
      ...inTime(what, vacuumed),
      ...inTime(`${what}: before a vacuum`, unvacuumed),
      { what: `${what}: the first one after a payday`, value: rounded(first.ms), unit: 'ms' },
      ...inTime(`list of mornings with nobody due at ${size.name}`, mornings),
    ]
  },
}

interface Look {
  ms: number
  blocks: number
  statements: number
}

const inTime = (what: string, { ms, blocks }: Look): Figure[] => [
  { what, value: rounded(ms), unit: 'ms', target: { atMost: MAX_MS } },
  { what: `${what}: blocks`, value: rounded(blocks, 0), unit: '' },
]

/** Each look with its way to the database and back. Throws if somebody has something due. */
const lookAt = ({ asServer, meter, history }: CustomerBank) => {
  const { db } = asServer
  const morning = day(new Date(history.anchor * 1000).toISOString().slice(0, 10))
  const repeat = async (times: number, isAnyDue: () => Promise<boolean>): Promise<Look> => {
    const ms: number[] = []
    const cost = await meter.measure(async () => {
      for (let time = 0; time < times; time++) {
        const startedAt = performance.now()
        const isDue = await isAnyDue()
        ms.push(performance.now() - startedAt)
        if (isDue) throw new Error('a share of pay is due')
      }
    })
    return { ms: median(ms), blocks: cost.blocks / times, statements: cost.statements / times }
  }
  return {
    hasDue: (times: number) => repeat(times, () => hasDueShares(db, morning)),
    listMornings: (times: number) =>
      repeat(times, async () => {
        const page = await listMornings(db, { morning, last: undefined, limit: 100 })
        return page.length > 0
      }),
  }
}

/** Paydays before the generated ones. Their transactions are left out: nothing here reads them. */
const addYear = (bank: CustomerBank): string[] => [
  withoutTriggers(
    ...paydays(bank, `generate_series(${PAYDAYS}, 1, -1) as k`),
    `update bank.set_aside_shares set looked_on = ${today(bank)} - 1`,
  ),
  VACUUM,
]

/** The last payday: all of it waits, then it is decided and moved, and all mornings are looked at. */
const doPayday = (bank: CustomerBank): string[] => [
  withoutTriggers(...paydays(bank, '(values (0)) as payday (k)')),
  'analyze bank.set_aside_causes, bank.set_aside_moves, bank.set_aside_shares',
  'update bank.set_aside_causes set decided_at = now(), counted_cents = amount_cents where decided_at is null',
  `update bank.set_aside_moves set state = 'done', ended_at = now() where state = 'wanted'`,
  `update bank.set_aside_shares set looked_on = ${today(bank)}`,
]

/** A cause and a move of each customer for each `k`, which is how many paydays ago it was; 0: they wait. */
const paydays = (bank: CustomerBank, from: string): string[] => {
  const { customers } = bank.size
  const each = `${from}, generate_series(1, ${customers}::bigint) as n`
  return [
    `insert into bank.set_aside_causes (posted_transaction_id, customer_id, amount_cents, posted_on, decided_at,
       counted_cents)
     select -(k * ${customers} + n), n, 120000, ${today(bank)} - 14 * k, case when k > 0 then now() end,
       case when k > 0 then 120000 end
     from ${each} order by k desc, n`,
    `insert into bank.set_aside_moves (customer_id, direction, kind, cause, amount_cents, state, wanted_at, ended_at)
     select n, 'in', 'share', 'deposit-' || -(k * ${customers} + n), 30000, case when k > 0 then 'done' else 'wanted' end,
       now(), case when k > 0 then now() end
     from ${each} order by k desc, n`,
  ]
}
