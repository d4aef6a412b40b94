/** The pieces of recurring work that begin when the end of the program is announced. */
import type { CustomerBank } from '../customer-bank.ts'
import { count, countInPass, hideOthers, inPass, type Piece, showOthers, today } from './piece.ts'

/** Far enough for no notice of the last days, which customers get 30 days ahead. */
const FAR_DAYS = 60
const NOTICE_DAYS = 7

const dayAfter = ({ history }: CustomerBank, days: number) =>
  new Date((history.anchor + days * 86_400) * 1000).toISOString().slice(0, 10)

/** The end is announced and enforced. Both calls run all work that is due by the calendar. */
const announce = (bank: CustomerBank, lastDepositIn: number, lastSpendIn: number) =>
  bank.setProgram({
    mode: 'enforced',
    last_deposit_on: dayAfter(bank, lastDepositIn),
    last_spend_on: dayAfter(bank, lastSpendIn),
  })
/** The servers forget which day all accounts were looked at. */
const takeBack = (bank: CustomerBank) => bank.setProgram({ mode: 'off' })

/** The processor has the limits of both last days. */
const limitAll = (bank: CustomerBank, lastDepositIn: number, lastSpendIn: number): string =>
  `insert into bank.program_limits (customer_id, ending, starts_on, told_at)
   select customer_id, ending, ${today(bank)} + 1 + case ending when 'deposits' then ${lastDepositIn} else ${lastSpendIn} end, now()
   from bank.accounts, unnest('{deposits,spending}'::text[]) as ending where ${inPass(bank)}`

const FORGET = ['delete from bank.program_limits', 'delete from bank.program_notices']

export const PROGRAM_PIECES: readonly Piece[] = [
  {
    name: 'limits at the processor',
    prepare: (bank) => [...FORGET, 'vacuum (analyze) bank.program_limits', ...hideOthers(bank)],
    run: (bank) => announce(bank, FAR_DAYS, FAR_DAYS),
    countLeft: async (bank) =>
      2 * countInPass(bank) - (await count(bank, 'bank.program_limits where told_at is not null')),
    after: () => [...FORGET, ...showOthers()],
    end: takeBack,
  },
  {
    name: 'notices of a last day',
    prepare: (bank) => [
      ...FORGET,
      limitAll(bank, NOTICE_DAYS, FAR_DAYS),
      "delete from bank.notifications where dedupe_key like 'program-%'",
      'vacuum (analyze) bank.program_limits, bank.notifications',
      ...hideOthers(bank),
    ],
    run: (bank) => announce(bank, NOTICE_DAYS, FAR_DAYS),
    countLeft: async (bank) => 1 - (await count(bank, 'bank.program_notices')),
    after: () => [...FORGET, ...showOthers()],
    end: takeBack,
  },
  {
    name: 'refund checks',
    prepare: (bank) => [
      ...FORGET,
      limitAll(bank, -1, -1),
      // The last day of deposits ends them, which is another piece of work.
      'update bank.recurring_transfers set cancelled_at = now() where cancelled_at is null',
      'vacuum (analyze) bank.program_limits, bank.recurring_transfers, bank.refund_checks, bank.refund_looks',
      ...hideOthers(bank),
    ],
    run: async (bank) => {
      await announce(bank, -1, -1)
      // The days pass in which customers correct their address. The mailing deadline is near, so no check waits for
      // the purchase that is still held.
      await bank.database.run(
        `update bank.refund_checks set look_on = ${today(bank)}, mail_by = ${today(bank)} + 3 where state = 'planned'`,
      )
      await bank.runDue()
    },
    countLeft: async (bank) =>
      countInPass(bank) - (await count(bank, 'bank.refund_checks where check_ref is not null')),
    after: () => [
      'delete from bank.refund_checks',
      'delete from bank.refund_looks',
      ...FORGET,
      ...showOthers(),
    ],
    end: async (bank) => {
      await takeBack(bank)
      // Only now, because the end of deposits would have ended them.
      await bank.database.run(
        'update bank.recurring_transfers set cancelled_at = null where cancelled_at is not null',
      )
    },
  },
]
