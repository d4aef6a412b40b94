/** Valid requests for passkeys and for sessions elsewhere. */
import type { CreationOptions, RequestOptions } from '@yoursuccess/contract/session/passkeys'
import { type Authenticator, createAuthenticator } from './software-authenticator.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
}

/** A passkey that the browser has made, and that is not added yet. */
export const madePasskeyOf = async ({ bank, customer }: Holder, authenticator?: Authenticator) => {
  const device = authenticator ?? createAuthenticator(bank.config.publicUrl.origin)
  await bank.stepUp(customer)
  const { body } = await customer.post<CreationOptions>('/api/passkeys/options')
  return { device, body: { name: 'My phone', passkey: device.make(body) } }
}

/** Adds a passkey and returns its id and its device. */
export const addPasskeyOf = async (holder: Holder, authenticator?: Authenticator) => {
  const { device, body } = await madePasskeyOf(holder, authenticator)
  const added = await holder.customer.post<{ passkey: { id: number } }>('/api/passkeys', body)
  if (added.status !== 201) throw new Error(`a passkey was not added: ${JSON.stringify(added.body)}`)
  return { device, id: added.body.passkey.id }
}

/** The challenge for a step-up, which is good in the customer's session only. */
export const stepUpChallengeOf = async (customer: TestCustomer): Promise<RequestOptions> =>
  (await customer.post<RequestOptions>('/api/step_up/options')).body

export const passkeyChallengeOf = async (bank: TestBank): Promise<RequestOptions> =>
  (await bank.send<RequestOptions>('POST', '/users/passkey/options')).body

/** The customer's passkeys before this are removed, so that no limit is reached. */
const forget = ({ bank, customer }: Holder) =>
  bank.database.query('delete from bank.passkeys where customer_id = $1', [customer.id])

export const PASSKEY_RECORDS = {
  passkey: async (holder: Holder): Promise<number> => {
    await forget(holder)
    const { id } = await addPasskeyOf(holder)
    // The emails about it change nothing later, while a test compares rows.
    await holder.bank.settle()
    return id
  },
  /** A session of the same customer in another browser, without the notification of a real sign-in. */
  session: async ({ bank, customer }: Holder): Promise<number> => {
    const { rows } = await bank.database.query<{ id: number }>(
      `insert into bank.sessions (customer_id, rotated_at, started_at, last_active_at)
       values ($1, $2, $2, $2) returning id::int as id`,
      [customer.id, bank.clock.realNow()],
    )
    return rows[0]?.id ?? 0
  },
}

export const PASSKEY_SEEDS: Readonly<Record<string, (world: Holder) => Promise<{ body?: unknown }>>> = {
  'POST /api/passkeys/options': async (world) => {
    await forget(world)
    await world.bank.stepUp(world.customer)
    return {}
  },
  'POST /api/passkeys': async (world) => {
    await forget(world)
    return { body: (await madePasskeyOf(world)).body }
  },
  'POST /users/passkey/options': async () => ({}),
  'POST /api/step_up/options': async () => ({}),
  'POST /users/passkey/sign_in': async (world) => {
    await forget(world)
    const { device } = await addPasskeyOf(world)
    return { body: { passkey: device.use(await passkeyChallengeOf(world.bank)) } }
  },
}
