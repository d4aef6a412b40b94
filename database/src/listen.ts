/** Receives notifications of PostgreSQL (LISTEN) on a connection of its own, which is opened again when it is lost. */
import pg from 'pg'
import type { Listener, Listening } from './db.ts'

/** How soon a lost connection is opened again. */
const RETRY_MS = 1000
/** A connection that silently died is noticed after this long at the latest, plus the limit of one statement. */
const CHECK_MS = 10_000
const WITHIN_MS = 5000

/** Resolves after the first attempt to connect, even if that failed: the next one follows. */
export const listenOn = async (url: string, channel: string, listener: Listener): Promise<Listening> => {
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const inAWhile = (work: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms).unref()
  }
  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: WITHIN_MS,
      query_timeout: WITHIN_MS,
      keepAlive: true,
    })
    current = client
    const lost = () => {
      if (current !== client) return
      current = undefined
      client.end().catch(() => {})
      if (!isClosed) inAWhile(() => void connect(), RETRY_MS)
    }
    const check = () => {
      client.query('select 1').then(() => {
        if (current === client) inAWhile(check, CHECK_MS)
      }, lost)
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => listener.receive(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (current !== client) return
      inAWhile(check, CHECK_MS)
      listener.connected()
    } catch {
      lost()
    }
  }
  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const client = current
      current = undefined
      await client?.end().catch(() => {})
    },
  }
}
