/** The effect of a submission, at the bank and at the partner. */
import type { User } from '@yoursuccess/contract/session/session'
import type { TestBank, TestCustomer } from './test-bank.ts'

export const submittedApplication = (bank: () => TestBank) => {
  const userOf = async (person: TestCustomer) => (await person.get<{ user: User }>('/api/user')).body.user
  const stateOf = async ({ id }: TestCustomer) => {
    const { rows } = await bank().database.query<{ state: string }>(
      'select state from bank.customers where id = $1',
      [id],
    )
    return rows[0]?.state
  }
  const accountsAtProcessor = async (email: string) =>
    (await bank().look<{ email: string; prn: string }[]>('/customers')).filter((each) => each.email === email)
  const checksOf = async ({ id }: TestCustomer) => {
    const { rows } = await bank().database.query<{ outcome: string; sealed: boolean; hashed: boolean }>(
      `select outcome, ssn_sealed is not null as sealed, ssn_hash is not null as hashed
       from bank.identity_checks where customer_id = $1 order by id`,
      [id],
    )
    return rows
  }
  return { userOf, stateOf, accountsAtProcessor, checksOf }
}
