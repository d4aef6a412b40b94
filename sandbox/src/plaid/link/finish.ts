/** Completes Link: creates an item and a public token, and returns the account's data to the page. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { isRoutingNumber } from '../../galileo/ach/network.rules.ts'
import type { World } from '../../world.ts'
import { institutionOf, type NewLinkAccount, verificationOf } from '../banks.rules.ts'
import { createItem, createPublicToken, listAccountsOf, maskOf } from '../items.ts'
import { type LinkAccount, type LinkItem, type LinkSession, linkSessions } from '../tables.ts'
import type { View } from './views.ts'

export const linkChosen = async (tx: Db, world: World, session: LinkSession, chosen: NewLinkAccount) =>
  succeed(tx, world, session, await newItem(tx, world, session, chosen))

type Numbers = View | { errors: Record<string, string> } | { codeFor: { itemId: number } }

/** Links an account entered by its numbers. It is verified at once, by micro-deposits, or by a code. */
export const linkNumbers = async (
  tx: Db,
  world: World,
  session: LinkSession,
  fields: Record<string, string>,
): Promise<Numbers> => {
  const errors = errorsOf(fields)
  if (Object.keys(errors).length > 0) return { errors }
  const { routing = '', account = '', name = '', subtype } = fields
  const way = verificationOf(session.state.institutionId, { routing, account })
  const item = await newItem(tx, world, session, {
    name: `${subtype === 'savings' ? 'Savings' : 'Checking'} ${account.slice(-4)}`,
    subtype: subtype === 'savings' ? 'savings' : 'checking',
    routing,
    account,
    ownerName: name.trim(),
    verificationStatus:
      way === 'at once'
        ? null
        : way === 'automatic'
          ? 'pending_automatic_verification'
          : 'pending_manual_verification',
  })
  return way === 'code at once' ? { codeFor: { itemId: item.id } } : succeed(tx, world, session, item)
}

const errorsOf = ({ routing = '', account = '', confirm = '', name = '' }: Record<string, string>) => ({
  ...(isRoutingNumber(routing) ? {} : { routing: 'Please check the nine digits of the routing number.' }),
  ...(/^\d{4,17}$/.test(account) ? {} : { account: 'An account number has 4 to 17 digits.' }),
  ...(account === confirm ? {} : { confirm: 'The account numbers differ.' }),
  ...(name.trim() === '' ? { name: 'Please type the name on the account.' } : {}),
})

const newItem = (tx: Db, world: World, session: LinkSession, account: NewLinkAccount): Promise<LinkItem> =>
  createItem(tx, world, {
    institutionId: session.state.institutionId,
    webhook: session.webhook,
    accounts: [account],
    isLost: session.state.password === 'microdeposits_expire',
  })

/** Ends the session, because a link token can succeed only once, and returns the final view. */
export const succeed = async (
  tx: Db,
  world: World,
  session: LinkSession,
  item: LinkItem,
  onlyIds?: readonly string[],
): Promise<View> => {
  await tx
    .update(linkSessions)
    .set({ endedAt: world.clock.realNow(), state: {} })
    .where(eq(linkSessions.token, session.token))
  const institution = institutionOf(item.institutionId)
  const accounts = (await listAccountsOf(tx, item)).filter(
    ({ accountId }) => onlyIds?.includes(accountId) ?? true,
  )
  return {
    view: 'done',
    outcome: {
      type: 'success',
      public_token: await createPublicToken(tx, world, item),
      institution: institution ? { name: institution.name, institution_id: institution.id } : null,
      accounts: accounts.map(payloadOf),
    },
  }
}

const payloadOf = (account: LinkAccount) => ({
  id: account.accountId,
  name: account.name,
  mask: maskOf(account),
  type: 'depository' as const,
  subtype: account.subtype,
  verification_status: account.verificationStatus,
})
