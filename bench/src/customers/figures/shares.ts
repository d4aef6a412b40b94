/**
 * A payday of customers who set shares of their pay aside: from the processor's first call until every share has moved,
 * with a processor that replies at once. And a morning of the same customers, on which nothing moves because a payday is
 * left.
 */
import { rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import type { CustomerFigure } from '../figure.ts'
import { mixed, reportDeposits, reported } from './deposits.ts'
import { count, type Piece, today, withoutTriggers } from './piece.ts'
import { measurePiece } from './recurring.ts'
import { addSavers, removeSavers, SHARE_CENTS, VACUUM } from './savers.ts'

const MAX_PAID = 10_000
const NAME = 'share'

export const shares: CustomerFigure = {
  at: 'each',
  measure: async (bank) => {
    const { size, stub } = bank
    const customers = Math.min(MAX_PAID, size.customers)
    const every = Math.floor(size.customers / customers)
    const change = async (statements: readonly string[]) => {
      const goOn = await bank.hold()
      for (const text of statements) await bank.database.run(text)
      goOn()
    }
    await change(addSavers(bank))
    const figures = await measurePiece(bank, paydayOf(bank, { customers, every }))
    // Those of the last round.
    const { calls } = await stub.counts()
    await change([forgetPayday()])
    figures.push(...(await measurePiece(bank, morningOf({ customers, every }))))
    await change([...removeSavers(), ...forgetBalances(every)])
    await stub.reset()
    const each = (call: string) => rounded((calls[call] ?? 0) / customers)
    const what = `shares of pay at ${size.name}`
    return [
      ...figures,
      {
        what: `${what}: transfers sent of each`,
        value: each('createAccountTransfer'),
        unit: '',
        target: { atMost: 1 },
      },
      { what: `${what}: balances read of each`, value: each('getBalance'), unit: '' },
    ]
  },
}

/** So many customers, drawn evenly over the bank. */
interface Drawn {
  customers: number
  every: number
}

const paydayOf = (bank: CustomerBank, { customers, every }: Drawn): Piece => {
  const paid = mixed(customers, customers).map((number) => every * (1 + number))
  let round = 0
  let lastMove = 0
  return {
    name: 'shares of pay',
    customers,
    atLeast: 100,
    prepare: () => [forgetPayday(), ...forgetBalances(every), VACUUM],
    begin: async ({ database }) => {
      const { rows } = await database.query<{ last: number }>(
        'select coalesce(max(id), 0) as last from bank.set_aside_moves',
      )
      lastMove = rows[0]?.last ?? 0
    },
    run: async () => {
      await reportDeposits(bank, { name: `${NAME}-${round}`, customers: paid })
      round += 1
    },
    countLeft: async () => customers - (await count(bank, `${movesAfter(lastMove)} and state = 'done'`)),
    end: async () => {
      const others = await count(bank, `${movesAfter(lastMove)} and amount_cents <> ${SHARE_CENTS}`)
      if (others > 0) throw new Error(`${others} shares are not half of what the next payment needs`)
    },
  }
}

const morningOf = ({ customers, every }: Drawn): Piece => ({
  name: 'mornings of shares',
  customers,
  prepare: (bank) => [
    `update bank.set_aside_shares set looked_on = ${today(bank)} - 1 where customer_id % ${every} = 0`,
    ...forgetBalances(every),
    VACUUM,
  ],
  run: ({ runDue }) => runDue(),
  countLeft: (bank) => count(bank, `bank.set_aside_shares where is_on and looked_on < ${today(bank)}`),
})

/** By the primary key, because this is counted while the work is under way. */
const movesAfter = (id: number) => `bank.set_aside_moves where id > ${id}`

/** Deposits of the round before, and what followed from them. */
const forgetPayday = (): string => {
  const paid = `select id from bank.posted_transactions where ${reported(NAME)}`
  return withoutTriggers(
    `delete from bank.set_aside_moves where cause in (select 'deposit-' || id from (${paid}) as paid)`,
    `delete from bank.set_aside_causes where posted_transaction_id in (${paid})`,
    `delete from bank.posted_transactions where ${reported(NAME)}`,
  )
}

/** What is known of their accounts is old, as it is on a payday, and none of them is compared meanwhile. */
const forgetBalances = (every: number): string[] => {
  const drawn = `customer_id % ${every} = 0`
  return [
    `update bank.set_asides set balance_cents = 0, balance_as_of = now() - interval '1 day' where ${drawn}`,
    `update bank.accounts set balance_cents = null, balance_as_of = null where ${drawn}`,
    `update bank.reconciliations set due_at = now() + interval '1 day', moved_at = now() - interval '1 day'
     where ${drawn}`,
    'vacuum (analyze) bank.accounts, bank.reconciliations, bank.posted_transactions',
  ]
}
