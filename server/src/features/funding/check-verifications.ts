/**
 * The linking partner tells when an account was proven by itself or ran out of time, but not when three wrong codes were
 * typed. So accounts that wait for their proof are asked after.
 */
import type { Job } from '../../jobs/queue.ts'
import { type AchAccountRow, findAchAccount, listUnprovenAccounts } from './ach-accounts.queries.ts'
import type { FundingParts } from './funding.parts.ts'
import { openLinkToken } from './link-account.ts'
import { changeStatus } from './link-events.ts'

const PAGE = 100

export const checkVerificationsJob = (parts: FundingParts): Job<Record<string, never>> => ({
  name: 'funding.check-verifications',
  single: true,
  retries: 2,
  schedule: '*/5 * * * *',
  run: () =>
    parts.forEachDue(
      (after) => listUnprovenAccounts(parts.database.db, after, PAGE),
      (row) => check(parts, row),
      { name: 'funding.unproven-accounts' },
    ),
})

const check = async (parts: FundingParts, row: AchAccountRow): Promise<void> => {
  const { bankLink, database } = parts
  const asked = { accessToken: openLinkToken(parts, row), accountRef: row.linkAccountRef }
  const told = await bankLink.getAccount(asked)
  if (told.verification === row.verificationStatus) return
  await database.transaction(async (tx) => {
    const now = await findAchAccount(tx, row.customerId, row.id)
    if (now?.verificationStatus !== row.verificationStatus) return
    await changeStatus(parts, tx, now, told.verification, `check-${told.verification}`)
  })
}
