/** Test records and valid requests for statements. */
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
  mark: string
}

/** Returns the customer's statement, or inserts one for an empty month long before the account was opened. */
const statement = async ({ bank, customer, mark }: Holder): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `with known as (select id from bank.statements where customer_id = $1 limit 1),
       made as (insert into bank.statements (customer_id, starts_on, ends_on, opening_cents, closing_cents, fees_cents,
           year_fees_cents, holder_name, holder_address, account_number_end, account_closed, last_transaction_id, made_at)
         select $1, '2021-02-01', '2021-02-28', 0, 0, 0, 0, $2, '{}', '0000', false, 0, now()
         where not exists (select from known) returning id)
     select id from known union all select id from made`,
    [customer.id, mark],
  )
  return rows[0]?.id ?? 0
}

export const STATEMENT_RECORDS = { statement }

export const STATEMENT_SEEDS = {
  'GET /api/statements/{id}': async (world: Holder) => ({ params: { id: String(await statement(world)) } }),
  'POST /operator/statements': async (world: Holder) => {
    await statement(world)
    return { body: { email: world.customer.email, end_date: '2021-02-28' } }
  },
  'GET /internal/closed_months': async ({ customer }: Holder) => ({ query: { prn: customer.prn } }),
}
