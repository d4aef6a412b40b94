/**
 * The linking partner sends an event when automatic verification succeeds or times out, but not when the
 * customer has typed three wrong codes. This job therefore asks the partner about accounts that are waiting
 * for verification. It also adds the bank to the names of older accounts, once.
 */
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import {
  type AchAccountRow,
  findAchAccount,
  listAccountsToCheck,
  updateAchAccount,
  waitsForProof,
} from './ach-accounts.queries.ts'
import { nameOf } from './account-name.rules.ts'
import type { FundingDeps } from './funding.deps.ts'
import { openLinkToken } from './link-account.ts'
import { changeStatus } from './link-events.ts'

const PAGE = 100

export const checkVerificationsJob = (deps: FundingDeps): Job<Record<string, never>> => ({
  name: 'funding.check-verifications',
  single: true,
  retries: 2,
  schedule: '*/5 * * * *',
  run: () =>
    deps.forEachDue(
      (after) => listAccountsToCheck(deps.database.db, after, PAGE),
      (row) => check(deps, row),
      { name: 'funding.accounts-to-check' },
    ),
})

const check = async (deps: FundingDeps, row: AchAccountRow): Promise<void> => {
  const { bankLink, database } = deps
  const requested = { accessToken: openLinkToken(deps, row), accountRef: row.linkAccountRef }
  const reported = await bankLink.getAccount(requested).catch((error: unknown) => {
    const isRefused = error instanceof PartnerError && error.kind === 'refused'
    if (isRefused && !waitsForProof(row)) return undefined
    throw error
  })
  if (!reported) {
    // The partner refused, so the bank stays unknown: keep the account's name and do not ask again.
    await updateAchAccount(database.db, row.customerId, row.id, { lacksBankName: false })
    return
  }
  await database.transaction(async (tx) => {
    const now = await findAchAccount(tx, row.customerId, row.id)
    if (!now) return
    const named = now.lacksBankName
      ? await updateAchAccount(tx, now.customerId, now.id, { name: nameOf(reported), lacksBankName: false })
      : now
    const waitsStill = waitsForProof(now) && now.verificationStatus === row.verificationStatus
    if (!named || !waitsStill || reported.verification === row.verificationStatus) return
    await changeStatus(deps, tx, named, reported.verification, `check-${reported.verification}`)
  })
}
