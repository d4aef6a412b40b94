/**
 * Links two accounts at other banks, one verified and one in verification, and a monthly transfer from the
 * first.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { callJson, type SeedTarget, signIn, stepUp } from './calls.ts'
import { PASSWORD, type Persona } from './personas.ts'

const PROVEN = { institution_id: 'ins_109508', password: 'pass_good' }
/** At this institution, the partner verifies accounts with automatic micro-deposits. */
const BEING_PROVEN = { institution_id: 'ins_109512', password: 'microdeposits_good' }
const FIRST_RUN_IN_DAYS = 9

export const linkBanks = async (target: SeedTarget, persona: Persona, today: CalendarDate): Promise<void> => {
  const token = await signIn(target.url, persona.email, PASSWORD)
  await stepUp(target.url, token, PASSWORD)
  const proven = await link(target, token, persona, PROVEN)
  await link(target, token, persona, BEING_PROVEN)
  await target.settle()
  const recurring_transfer = {
    amount: '75.00',
    interval: 'monthly',
    next_run_on: addDays(today, FIRST_RUN_IN_DAYS),
    ach_account_id: proven.id,
  }
  await callJson(`${target.url}/api/recurring_transfers`, 'POST', { recurring_transfer }, token)
}

/** Links an account as the linking window would, without opening it. */
const link = async (
  { url, sandboxUrl, linkKeys }: SeedTarget,
  token: string,
  { firstName, lastName }: Persona,
  { institution_id, password }: { institution_id: string; password: string },
): Promise<{ id: number }> => {
  const { public_token } = await callJson<{ public_token: string }>(
    `${sandboxUrl}/plaid/sandbox/public_token/create`,
    'POST',
    {
      ...linkKeys,
      institution_id,
      initial_products: ['auth'],
      options: {
        override_username: 'user_good',
        override_password: password,
        webhook: `${url}/webhooks/plaid`,
      },
      user: { legal_name: `${firstName} ${lastName}` },
    },
  )
  const links = await callJson<{ item_id: string; account_id: string }[]>(`${sandboxUrl}/_sim/links`, 'GET')
  const newest = links.at(-1)?.item_id
  const account_id = links.find(({ item_id }) => item_id === newest)?.account_id
  return callJson(`${url}/api/plaid/upsert_ach_account`, 'POST', { public_token, account_id }, token)
}
