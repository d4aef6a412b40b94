/** Starts the partners' stub and talks to it. */
import { freePort } from '../../../scripts/dev/free-port.ts'
import { startProcess } from '../bank.ts'
import type { History } from './history.ts'
import type { PartnerCounts } from './stubs/counts.ts'

export interface Stub {
  url: string
  mailUrl: string
  counts(): Promise<PartnerCounts>
  /** Forgets all counts and transfers between accounts, and sets the time that each partner takes to reply. */
  begin(delays: { processorMs: number; mailMs: number }): Promise<void>
  /** Forgets all counts and transfers between accounts. */
  reset(): Promise<void>
  /** Records when the first mail to this address arrives. */
  watch(address: string): Promise<void>
  /** From now on, these accounts and no others have no money and no transactions. */
  empty(customers: readonly number[]): Promise<void>
  stop(): Promise<void>
}

export const openStub = async (history: History, customers: number): Promise<Stub> => {
  const mailPort = await freePort()
  const { url, stop } = await startProcess('bench/src/customers/stubs/partners.ts', {
    MAIL_PORT: String(mailPort),
    HISTORY: JSON.stringify(history),
    CUSTOMERS: String(customers),
  })
  const control = async (call: string, body = ''): Promise<PartnerCounts> => {
    const reply = await fetch(`${url}/control/${call}`, { method: 'POST', body })
    return (await reply.json()) as PartnerCounts
  }
  return {
    url,
    mailUrl: `smtp://127.0.0.1:${mailPort}`,
    counts: () => control('counts'),
    begin: async ({ processorMs, mailMs }) => {
      await control('reset')
      await control(`delays?processor=${processorMs}&mail=${mailMs}`)
    },
    reset: async () => void (await control('reset')),
    watch: async (address) => void (await control(`watch?address=${encodeURIComponent(address)}`)),
    empty: async (ids) => void (await control('empty', ids.join(','))),
    stop,
  }
}
