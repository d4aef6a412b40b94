/** Bills that come again and again, for the sweeps of all calls. */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Bills {
  recurring: { id: number; payee: string }[]
}

/** Three purchases of one payee, a week apart. */
const insertWeeklyPurchases = async (
  { bank, customer }: Pick<Holder, 'bank' | 'customer'>,
  description: string,
): Promise<void> => {
  const days = [15, 8, 1].map((ago) => addDays(bank.today(), -ago))
  await bank.database.query(
    `insert into bank.expense_items
       (customer_id, effective_on, amount_cents, description, external, from_transaction, created_at)
     select $1::bigint, effective_on, 1500, $2, false, true, now() from unnest($3::date[]) as effective_on`,
    [customer.id, description, days],
  )
}

const findBill = async ({ customer }: Holder, payee: string): Promise<number | undefined> =>
  (await customer.get<Bills>('/api/recurring')).body.recurring.find((each) => each.payee === payee)?.id

/** The same bill each time: twice as many purchases would be none. */
const recurringBill = async (holder: Holder): Promise<number> => {
  const payee = `${holder.mark} gym`
  const known = await findBill(holder, payee)
  if (known !== undefined) return known
  await insertWeeklyPurchases(holder, payee)
  const id = await findBill(holder, payee)
  if (id === undefined) throw new Error('a recurring bill was not found')
  return id
}

export const RECURRING_RECORDS = { recurring_bill: recurringBill }

export const RECURRING_SEEDS = {
  'PUT /api/recurring/{id}': async (holder: Holder) => ({
    params: { id: String(await recurringBill(holder)) },
    body: { recurring: { status: 'confirmed', name: `${holder.mark} club` } },
  }),
}
