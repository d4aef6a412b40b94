/**
 * The results of identity checks. A Social Security number is stored only as a keyed hash and its last four
 * digits.
 */
import { createHmac } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Account, Card } from '../../ledger/tables.ts'
import { takeTurn } from '../../turns.ts'
import { type Enrollment, enrollments } from './tables.ts'
import { type Applicant, DUPLICATE_ID, endingOf, type Verdict, verdictOf } from './verdict.rules.ts'

export interface NewEnrollment extends Applicant {
  transactionId: string
  email: string
}

/**
 * The verdict on an applicant; DUPLICATE_ID if the number already has an account. Locks the number first, so
 * that concurrent requests cannot open two accounts.
 */
export const decide = async (tx: Db, key: string, applicant: Applicant): Promise<Verdict> => {
  const idHash = hashOf(key, applicant.ssn)
  await takeTurn(tx, idHash)
  const [opened] = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(eq(enrollments.idHash, idHash), isNotNull(enrollments.accountId)))
  return opened ? DUPLICATE_ID : verdictOf(applicant)
}

export const recordEnrollment = async (
  tx: Db,
  key: string,
  requested: NewEnrollment,
  found: { verdict: Verdict; opened?: { account: Account; card: Card } | undefined; at: Date },
): Promise<void> => {
  const { verdict, opened, at } = found
  await tx.insert(enrollments).values({
    transactionId: requested.transactionId,
    name: `${requested.firstName} ${requested.lastName}`,
    email: requested.email,
    idHash: hashOf(key, requested.ssn),
    idEnding: endingOf(requested.ssn),
    ...verdict,
    accountId: opened?.account.id ?? null,
    cardId: opened?.card.id ?? null,
    reviewStatus: verdict.decision === 'R' ? 'pending' : null,
    enrolledAt: at,
  })
}

export const findEnrollment = async (db: Db, transactionId: string): Promise<Enrollment | undefined> => {
  const [found] = await db.select().from(enrollments).where(eq(enrollments.transactionId, transactionId))
  return found
}

/** Checks that were referred for review, newest first. */
export const listReferred = (db: Db, count: number): Promise<Enrollment[]> =>
  db
    .select()
    .from(enrollments)
    .where(eq(enrollments.decision, 'R'))
    .orderBy(desc(enrollments.id))
    .limit(count)

const hashOf = (key: string, ssn: string): string => createHmac('sha256', key).update(ssn).digest('hex')
