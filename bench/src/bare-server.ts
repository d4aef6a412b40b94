/**
 * The peer: a bare Fastify server that asks the same database the same questions (the session and its customer, then
 * the page or the user) and answers the same facts, and does nothing else.
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

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
