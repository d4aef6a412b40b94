/**
 * The baseline of the benchmarks: a bare Fastify server on the bank's database. It verifies the token, runs
 * the queries that the bank needs for the same call, replies with the data, and does nothing else.
 */
import Fastify, { type FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_CONNECTIONS']),
})
const key = Buffer.from(process.env['SESSION_KEY'] ?? '')

const SESSION = `select s.id, s.customer_id, s.generation, s.rotated_at, s.started_at, s.last_active_at, c.state, c.features
  from bank.sessions s join bank.customers c on c.id = s.customer_id where s.id = $1 and s.ended_at is null`
const PAGE = `select id, amount_cents, posted_at, details from bank.posted_transactions where customer_id = $1
  order by posted_at desc, id desc limit 21`
const USER = `select state, features, redirect_path, mfa_active,
  exists (select from bank.backup_codes where customer_id = $1) as has_backup_codes from bank.customers where id = $1`

const ACCOUNT = `select h.*, a.prn, a.early_access_ach, a.show_virtual_card, c.email, w.new_email, k.frozen,
    k.has_requested_new_card, k.pin_set_at, p.kind as pending,
    (select count(*) from bank.notifications n where n.customer_id = $1 and n.read_at is null) as unread
  from bank.accounts a join bank.personal_infos h using (customer_id) join bank.customers c on c.id = a.customer_id
    left join bank.email_confirmations w on w.customer_id = $1 and w.expires_at > now()
    left join lateral (select * from bank.cards where customer_id = $1 order by id desc limit 1) k on true
    left join bank.card_actions p on p.customer_id = $1 and p.state = 'intended'
  where a.customer_id = $1`
const NOTIFICATIONS = `select id, title, url, happened_at, read_at from bank.notifications where customer_id = $1
  order by happened_at desc, id desc limit 100`
const PAYMENTS = `select *, count(*) over () as count from bank.bill_payments where customer_id = $1
  order by updated_at desc, id desc limit 20`

const PLAN = 'select * from bank.plans where customer_id = $1'
const PLAN_STEPS = 'select * from bank.plan_steps where customer_id = $1 order by id'
const PLAN_BILLERS = 'select biller_id, plan_trustee_id from bank.plan_billers where customer_id = $1'
const PLAN_PAYMENTS = `select p.id, p.biller_id, b.directory_ref, p.amount_cents, p.status, p.created_at, p.updated_at, p.expected_on
  from bank.bill_payments p join bank.billers b on b.id = p.biller_id
  where p.customer_id = $1 and p.biller_id = any($2)`
const RECEIPTS = `select r.*, f.name as file_name, f.sha256 as file_sha256
  from bank.receipts r left join bank.receipt_files f on f.id = r.file_id
  where r.customer_id = $1 order by r.posted_on, r.id`
const REPORTED_PAYMENTS = `select id, effective_on, amount_cents from bank.expense_items
  where customer_id = $1 and external and category = 'trustee_payment' and split_at is null
    and (amount_cents > 0 or taken_back_cents = 0)
  order by effective_on, id limit 5000`

/** What the forecast reads: groups one after the other, and the queries of a group at once. Billers are $2. */
const FORECAST: readonly (readonly string[])[] = [
  ['select * from bank.autopay_agreements where customer_id = $1 and stopped_at is null'],
  [
    PLAN,
    `select id from bank.customers where id = $1 and 'planTools' = any(features)`,
    PLAN_STEPS,
    REPORTED_PAYMENTS,
    'select * from bank.planned_payments where customer_id = $1 and pulled_cents is not null',
  ],
  [PLAN_PAYMENTS],
  [RECEIPTS],
  [`select due_on, pull_cents from bank.planned_payments where customer_id = $1 and state = 'pull_expected'`],
  [PLAN],
  [
    `select biller_name, from_account, amount_cents + fee_cents as total_cents from bank.bill_payments
     where customer_id = $1 and taken_at is null and status = 'created' order by id`,
  ],
  [
    `select pull_method, send_on, pull_cents + pull_fee_cents as total_cents from bank.planned_payments
     where customer_id = $1 and state = 'pull_expected' order by send_on, id`,
  ],
  [
    `select * from bank.authorizations where customer_id = $1 and state = 'open'
     order by authorized_at desc, id desc limit 100`,
  ],
  [
    `select effective_on::text, amount_cents + taken_back_cents as charged_cents, description, category, bill_payment_id,
       posted_transaction_id
     from bank.expense_items item
     where customer_id = $1 and effective_on >= current_date - 400 and effective_on <= current_date and from_transaction
       and parent_id is null and (amount_cents > 0 or split_at is not null)
       and (category is null or category <> 'trustee_payment')
       and (bill_payment_id is null or not exists (select from bank.bill_payments payment
         join bank.plan_billers link on link.customer_id = payment.customer_id and link.biller_id = payment.biller_id
         where payment.customer_id = item.customer_id and payment.id = item.bill_payment_id))
     order by effective_on, id limit 5000`,
    `select id, posted_on, amount_cents, details from bank.posted_transactions debit
     where customer_id = $1 and kind = 'ach_debit' and amount_cents < 0 and posted_on >= current_date - 400
       and not exists (select from bank.posted_transactions back
         where back.reverses_processor_id = debit.processor_id and back.customer_id = debit.customer_id)
     order by posted_on, id limit 5000`,
    'select payee, name, status from bank.recurring_bills where customer_id = $1',
  ],
  [
    'select * from bank.accounts where customer_id = $1',
    'select * from bank.set_asides where customer_id = $1',
    `select s.state, s.keep_back_cents, h.* from bank.set_asides s join bank.set_aside_shares h using (customer_id)
     where customer_id = $1`,
    'select * from bank.pay_schedules where customer_id = $1 order by id',
    `select id, posted_on, details, amount_cents + coalesce((select sum(back.amount_cents) from bank.posted_transactions as back
       where back.reverses_processor_id = deposit.processor_id and back.customer_id = deposit.customer_id), 0) as amount_cents
     from bank.posted_transactions as deposit
     where customer_id = $1 and kind = 'deposit' and amount_cents > 0 and posted_on >= current_date - 58
     order by posted_on, id`,
    `select * from bank.ach_transactions where customer_id = $1 and status = 'pending'
     order by created_at desc, id desc limit 100`,
    `select r.*, a.name from bank.recurring_transfers r
       join bank.ach_accounts a on a.id = r.ach_account_id and a.customer_id = r.customer_id
     where r.customer_id = $1 and r.cancelled_at is null order by r.next_run_on, r.id limit 100`,
    `select -coalesce(sum(amount_cents), 0) as spent_cents from bank.posted_transactions
     where customer_id = $1 and posted_at >= current_date - 90 and posted_at < current_date
       and kind in ('purchase', 'purchase_reversal', 'refund')`,
    'select posted_on from bank.posted_transactions where customer_id = $1 order by posted_at, id limit 1',
    `select category, amount_cents from bank.expense_goals where customer_id = $1
       and month = (select max(month) from bank.expense_goals where customer_id = $1 and month <= current_date)`,
  ],
]

interface Session {
  customer_id: number
  generation: number
  last_active_at: Date
}

const sessionOf = async (request: FastifyRequest): Promise<Session> => {
  const { payload } = await jwtVerify((request.headers.authorization ?? '').slice('Bearer '.length), key)
  const { rows } = await pool.query<Session>(SESSION, [payload['sid']])
  const session = rows[0]
  if (!session || session.last_active_at.getTime() + 600_000 < Date.now()) throw new Error('signed out')
  return session
}

const app = Fastify()
app.get('/healthz', () => ({ status: 'ok' }))

app.get('/api/transactions', async (request) => {
  const { customer_id: id } = await sessionOf(request)
  const { rows } = await pool.query<{ id: number; amount_cents: number; posted_at: Date; details: string }>(
    PAGE,
    [id],
  )
  return {
    transactions: rows.slice(0, 20).map((row) => ({
      id: row.id,
      amount: (row.amount_cents / 100).toFixed(2),
      timestamp: row.posted_at.toISOString(),
      details: row.details,
      type: 'posted',
    })),
    last_page: rows.length < 21,
  }
})

app.get('/api/user', async (request) => {
  const session = await sessionOf(request)
  const { rows } = await pool.query<{ features: string[] }>(USER, [session.customer_id])
  return { user: rows[0], session: { expires_at: session.last_active_at.getTime() / 1000 + 600 } }
})

app.get('/api/account', async (request) => {
  const { rows } = await pool.query<Record<string, unknown>>(ACCOUNT, [
    (await sessionOf(request)).customer_id,
  ])
  return rows[0]
})

app.get('/api/notifications', async (request) => {
  const { rows } = await pool.query<Record<string, unknown>>(NOTIFICATIONS, [
    (await sessionOf(request)).customer_id,
  ])
  return { notifications: rows }
})

app.get('/api/bill_payments', async (request) => {
  const { rows } = await pool.query<Record<string, unknown>>(PAYMENTS, [
    (await sessionOf(request)).customer_id,
  ])
  return { bill_payments: rows, count: rows[0]?.['count'] ?? 0 }
})

app.get('/api/plan/installments', async (request) => {
  const { customer_id: id } = await sessionOf(request)
  const rowsOf = async (sql: string, ...more: unknown[]) =>
    (await pool.query<Record<string, unknown>>(sql, [id, ...more])).rows
  const paymentsOf = async () => {
    const billers = await rowsOf(PLAN_BILLERS)
    return rowsOf(
      PLAN_PAYMENTS,
      billers.map(({ biller_id }) => biller_id),
    )
  }
  const [plan, steps, payments, receipts, reported] = await Promise.all([
    rowsOf(PLAN),
    rowsOf(PLAN_STEPS),
    paymentsOf(),
    rowsOf(RECEIPTS),
    rowsOf(REPORTED_PAYMENTS),
  ])
  return { plan, steps, payments, receipts, reported }
})

app.get('/api/forecast', async (request) => {
  const { customer_id: id } = await sessionOf(request)
  const billers = await pool.query<{ biller_id: number }>(PLAN_BILLERS, [id])
  const billerIds = billers.rows.map(({ biller_id }) => biller_id)
  const found: unknown[] = []
  for (const group of FORECAST) {
    const replies = await Promise.all(
      group.map((sql) =>
        pool.query<Record<string, unknown>>(sql, sql.includes('$2') ? [id, billerIds] : [id]),
      ),
    )
    found.push(...replies.map(({ rows }) => rows))
  }
  return { found }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
