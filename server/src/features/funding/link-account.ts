/**
 * Links a bank account: exchanges and checks the linking window's result with the partner, records the
 * account, and registers it with the processor.
 */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { onceRequested } from '../../idempotency/idempotency.ts'
import type { Job } from '../../jobs/queue.ts'
import { common } from '../../messaging/common.messages.ts'
import { message } from '../../messaging/render.ts'
import type { LinkedAccount } from '../../partners/bank-link/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import {
  type AchAccountRow,
  findAchAccount,
  findAnyAchAccount,
  findLinkedAccount,
  insertAchAccount,
  updateAchAccount,
} from './ach-accounts.queries.ts'
import { nameOf } from './account-name.rules.ts'
import { notifyAccountLink, notifyAccountStatus } from './funding.notifications.ts'
import { copy } from './funding.messages.ts'
import { type FundingDeps, refuse } from './funding.deps.ts'
import { firstUse, holdAfter, isOwnName } from './funding.rules.ts'
import { viewAchAccount } from './funding.views.ts'

interface AccountJob {
  customerId: number
  id: number
}
export const REGISTER_ACCOUNT = { name: 'funding.register-account' } as const

/** What the linking window returns to the browser. */
export interface LinkResult {
  publicToken: string
  accountRef: string
}
/** Both linking calls share one idempotency name: a key stands for one account, whichever call sends it. */
const LINKING = 'POST /api/plaid/upsert_ach_account'

const placeOf = (itemRef: string) => `ach_accounts.link_token:${itemRef}`
/** Throws if the token was erased with its customer. No request can reach such an account. */
export const openLinkToken = ({ vault }: Pick<FundingDeps, 'vault'>, row: AchAccountRow): string => {
  if (row.linkTokenSealed === null) throw new Error('the token of a linked account was erased')
  return vault.open(row.linkTokenSealed, placeOf(row.linkItemRef))
}

/**
 * A token that opens the linking window. Throws `not_found`, `ach_account.not_linked`, and PartnerError if
 * the partner does not answer.
 */
export const createLinkToken = async (
  deps: FundingDeps,
  customerId: number,
  request: { enrollment: boolean; achAccountId: number | undefined },
): Promise<string> => {
  const { database, bankLink, config, customer } = deps
  const row =
    request.achAccountId === undefined
      ? undefined
      : await findAchAccount(database.db, customerId, request.achAccountId)
  if (request.achAccountId !== undefined && !row) throw notFound()
  const base = request.enrollment ? '/enrollment-funding' : '/dashboard/funding'
  const legalName = await customer.getLegalName(database.db, customerId)
  return refuseUnlessLinkable(() =>
    bankLink.createLinkToken({
      customerRef: `customer-${customerId}`,
      legalName,
      redirectUrl: new URL(`${base}/plaid/link-oauth`, config.publicUrl).href,
      ...(row && { accessToken: openLinkToken(deps, row), accountRef: row.linkAccountRef }),
    }),
  )
}

/** Turns the partner's refusal into `ach_account.not_linked` and rethrows every other error. */
const refuseUnlessLinkable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') throw refuse('ach_account.not_linked')
    throw error
  }
}

/**
 * Throws `ach_account.not_linked`, `ach_account.name_mismatch`, `ach_account.linked_already`, and
 * PartnerError if the partner does not answer; then nothing is recorded.
 */
export const linkAccount = async (
  deps: FundingDeps,
  customerId: number,
  { publicToken, accountRef }: LinkResult,
  key: string | undefined,
): Promise<AchAccount> => {
  const intention = { customerId, key, call: LINKING, body: { publicToken, accountRef } }
  const { id } = await onceRequested<{ id: number }>(deps, intention, async (write) => {
    const { item, linked } = await exchangeLink(deps, { publicToken, accountRef })
    if (
      linked.verification === 'verified' &&
      !(await isOfCustomer(deps, customerId, item.accessToken, accountRef))
    ) {
      await deps.bankLink.remove(item.accessToken).catch(leaveToPartner)
      throw refuse('ach_account.name_mismatch')
    }
    const found = { item, linked, accountRef }
    return write(async (tx) => ({ id: (await record(deps, tx, customerId, found)).id }))
  })
  const row = await findAnyAchAccount(deps.database.db, customerId, id)
  if (!row) throw notFound()
  // A retry with the key of an account that we gave up because it was linked already.
  if (row.removedAt && !row.processorRef) throw refuse('ach_account.linked_already')
  // The customer is waiting for "verified": try now. If the processor does not answer, the job retries.
  const job = { customerId, id }
  const registered = await registerAccount(deps, job).catch(async (error: unknown) => {
    if (error instanceof PartnerError) return undefined
    await endRefused(deps, job, error)
    throw error
  })
  return viewAchAccount(registered ?? row)
}

const exchangeLink = ({ bankLink }: FundingDeps, { publicToken, accountRef }: LinkResult) =>
  refuseUnlessLinkable(async () => {
    const item = await bankLink.exchange(publicToken)
    const linked = await bankLink.getAccount({ accessToken: item.accessToken, accountRef })
    return { item, linked }
  })

/** Compares with the verified name from the application, not the name in the settings (FUNDING-37). */
const isOfCustomer = async (
  { bankLink, customer, database }: FundingDeps,
  customerId: number,
  accessToken: string,
  accountRef: string,
): Promise<boolean> => {
  const name = await customer.getLegalName(database.db, customerId)
  return isOwnName(await bankLink.matchName({ accessToken, accountRef, name }))
}

/** If the link cannot be removed now, nothing is lost: it costs nothing, and the partner ends it. */
const leaveToPartner = (error: unknown) => {
  if (!(error instanceof PartnerError)) throw error
}

const record = async (
  deps: FundingDeps,
  tx: Db,
  customerId: number,
  found: {
    item: { itemRef: string; accessToken: string }
    linked: LinkedAccount
    accountRef: string
  },
): Promise<AchAccountRow> => {
  const { vault, clock, queue, emails, config, session } = deps
  const { item, linked, accountRef } = found
  const link = {
    linkItemRef: item.itemRef,
    linkTokenSealed: vault.seal(item.accessToken, placeOf(item.itemRef)),
    verificationStatus: linked.verification,
    name: nameOf(linked),
    lacksBankName: false,
  }
  const known = await findLinkedAccount(tx, customerId, accountRef)
  const row = known
    ? await updateAchAccount(tx, customerId, known.id, link)
    : await insertAchAccount(tx, {
        ...link,
        customerId,
        linkAccountRef: accountRef,
        heldUntil: holdAfter(await session.lastEmailChange(tx, customerId), clock.realNow()),
        createdAt: clock.now(),
      })
  if (!row) throw notFound()
  await queue.send<AccountJob>(tx, REGISTER_ACCOUNT, { customerId, id: row.id })
  await audit(tx, clock.realNow(), 'customer', known ? 'ach_account.relinked' : 'ach_account.linked', {
    customerId,
    subject: `ach_account:${row.id}`,
  })
  if (!known) {
    await notifyAccountLink(deps, tx, row, { what: 'linked', happenedAt: clock.now() })
    await emails.post(tx, customerId, {
      subject: message(copy.linked.subject),
      paragraphs: [
        message(copy.linked[firstUse(row, clock.realNow())], {
          account: row.name,
          product: config.PRODUCT_NAME,
        }),
        message(common.notYou, { phone: config.SUPPORT_PHONE }),
      ],
    })
  }
  return row
}

/**
 * Registers a verified account with the processor, once. Returns undefined if the account is not verified or
 * was removed. If the owner turns out to be someone else, which some banks report only after verification,
 * the account fails verification. Throws `ach_account.linked_already`, PartnerError.
 */
export const registerAccount = async (deps: FundingDeps, { customerId, id }: AccountJob) => {
  const { database, bankLink, ach, account, customer, clock } = deps
  const row = await findAnyAchAccount(database.db, customerId, id)
  if (!row || row.removedAt || row.verificationStatus !== 'verified') return undefined
  if (row.processorRef) return row
  const link = { accessToken: openLinkToken(deps, row), accountRef: row.linkAccountRef }
  const score = await bankLink.matchName({
    ...link,
    name: await customer.getLegalName(database.db, customerId),
  })
  if (score !== undefined && !isOwnName(score)) {
    const status = 'verification_failed'
    await database.transaction(async (tx) => {
      await updateAchAccount(tx, customerId, id, { verificationStatus: status })
      await notifyAccountStatus(deps, tx, row, { status, event: 'other-owner', happenedAt: clock.now() })
    })
    return undefined
  }
  const linked = await bankLink.getAccount(link)
  if (!linked.numbers) return undefined
  const added = await ach.addAccount({
    reference: `ach-account-${id}`,
    prn: await account.getReference(database.db, customerId),
    name: row.name,
    type: linked.type,
    ...linked.numbers,
  })
  // The processor already has this account from another sign-in at the same bank: the first link stays.
  if (!added) throw refuse('ach_account.linked_already')
  return updateAchAccount(database.db, customerId, id, { processorRef: added.achAccountRef })
}

/** Removes the account if it was refused for good. Rethrows every other error. */
const endRefused = async (deps: FundingDeps, job: AccountJob, error: unknown): Promise<void> => {
  if (!(error instanceof Refusal)) throw error
  await giveUp(deps, job)
}

const giveUp = async ({ database, clock }: FundingDeps, { customerId, id }: AccountJob): Promise<void> => {
  await updateAchAccount(database.db, customerId, id, { removedAt: clock.now() })
}

export const registerAccountJob = (deps: FundingDeps): Job<AccountJob> => ({
  ...REGISTER_ACCOUNT,
  run: async (job) => {
    await registerAccount(deps, job).catch((error: unknown) => endRefused(deps, job, error))
  },
})
