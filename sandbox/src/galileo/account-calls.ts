/** getBalance, getAccountOverview, setAccountFeature, getAccountFeatures. */
import { cents, subtract } from '@yoursuccess/contract/core/money'
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { features } from '../ledger/tables.ts'
import { mountainStamp, parseMountain } from '../zones.ts'
import { accountNo, onlyAccount, readCall, writeCall } from './call.ts'
import { CallRefused, invalid } from './envelope.ts'
import { dollars } from './words.ts'

export const getBalance = readCall('getBalance', onlyAccount, async (_db, account) => ({
  galileo_account_number: String(account.id),
  balance: dollars(subtract(account.balanceCents, account.heldCents)),
  posted_balance: dollars(cents(account.balanceCents)),
  currency_code: '840',
}))

export const getAccountOverview = readCall(
  'getAccountOverview',
  onlyAccount,
  async (_db, { prn, status }) => ({
    pmt_ref_no: prn,
    status,
  }),
)

const featureSetting = z.object({
  accountNo,
  featureType: z.coerce.number().int().min(1).max(99),
  featureValue: z.string().min(1).max(20),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
})

export const setAccountFeature = writeCall(
  'setAccountFeature',
  featureSetting,
  async (tx, account, given) => {
    const value = {
      accountId: account.id,
      feature: given.featureType,
      value: given.featureValue,
      startsAt: optionalTime(given.startDate, 'startDate'),
      endsAt: optionalTime(given.endDate, 'endDate'),
    }
    await tx
      .insert(features)
      .values(value)
      .onConflictDoUpdate({ target: [features.accountId, features.feature], set: value })
    return {}
  },
)

export const getAccountFeatures = readCall('getAccountFeatures', onlyAccount, async (db, account) => {
  const rows = await db
    .select()
    .from(features)
    .where(eq(features.accountId, account.id))
    .orderBy(asc(features.feature))
  return {
    features: rows.map((row) => ({
      feature_type: row.feature,
      feature_value: row.value,
      start_date: row.startsAt && mountainStamp(row.startsAt),
      end_date: row.endsAt && mountainStamp(row.endsAt),
    })),
  }
})

/**
 * Parses a range of dates or times in the processor's format; `until` is exclusive. Throws 2 for an invalid
 * time, 23 for a range that is backwards or longer than 1,098 days.
 */
export const rangeOf = (given: { startDate: string; endDate: string }): { from: Date; until: Date } => {
  const from = parseMountain(given.startDate)
  const last = parseMountain(given.endDate, true)
  if (!from) throw invalid('startDate')
  if (!last) throw invalid('endDate')
  const days = (last.getTime() - from.getTime()) / 86_400_000
  if (days < 0 || days > 1098) throw new CallRefused('23', 'Bad date range')
  // The range includes its last second.
  return { from, until: new Date(last.getTime() + 1000) }
}

const optionalTime = (text: string | undefined, parameter: string): Date | null => {
  if (!text) return null
  const time = parseMountain(text)
  if (!time) throw invalid(parameter)
  return time
}
