/** Stories in which the server is killed while a customer waits for what TFS collects. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { goToNoon } from './hurry.ts'
import { killing } from './kill-at.ts'
import { createMortality } from './mortality.ts'
import { createPuller, type Puller, TFS } from './puller.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

/** Opens a bank, and before each test brings a new customer of it to each of these days, from December 1 on. */
export const killedPulls = (days: readonly string[]) => {
  const mortality = createMortality()
  let bank: TestBank
  let ann: Puller
  beforeAll(async () => {
    bank = await openTestBank({ today: '2026-12-01', mortality })
  })
  afterAll(() => bank.close())
  beforeEach(async () => {
    await bank.control('/clock/set', { to: '2026-12-01T17:00:00.000Z' })
    ann = await createPuller(bank)
    await ann.agree(TFS)
    for (const on of days) await goToNoon(bank, on)
  })
  return {
    killer: killing(() => bank, mortality),
    bank: () => bank,
    ann: () => ann,
    /** Begins a day. The server may be killed in its work. */
    begin: (on: string) => bank.control('/clock/set', { to: `${on}T17:00:00.000Z` }),
    /** Begins a day, and does all that is due then. */
    goTo: (on: string) => goToNoon(bank, on),
  }
}
