/**
 * Control calls for the partner's clerk, who reviews the documents of referred applicants. The bank reads the
 * result and decides the application.
 */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { idParameter, read } from '../../control/read.ts'
import { Refusal, type World } from '../../world.ts'
import { listReferred } from './enrollments.ts'
import { type Enrollment, enrollments, type ReviewStatus } from './tables.ts'

const MAX_LIST = 200

export const CLERK_STEPS = ['accepted', 'refused', 'more_wanted'] as const
const step = z.strictObject({ to: z.enum(CLERK_STEPS) })

export const registerReviews = (app: FastifyInstance, world: World): void => {
  app.get('/_sim/reviews', () => listReviews(world.database.db))

  app.post('/_sim/reviews/:id', async (request) => {
    const { id } = read(idParameter, request.params)
    return payloadOf(await review(world, id, read(step, request.body).to))
  })
}

export const listReviews = async (db: Db) => (await listReferred(db, MAX_LIST)).map(payloadOf)

const review = async ({ database, clock }: World, id: number, to: ReviewStatus): Promise<Enrollment> =>
  database.transaction(async (tx) => {
    const [open] = await tx.select().from(enrollments).where(eq(enrollments.id, id)).for('update')
    if (!open?.reviewStatus) throw new Refusal(404, 'There is no review of this number.')
    if (open.reviewStatus === 'accepted' || open.reviewStatus === 'refused')
      throw new Refusal(409, 'This review has been decided.')
    const [reviewed] = await tx
      .update(enrollments)
      .set({ reviewStatus: to, reviewedAt: clock.now() })
      .where(eq(enrollments.id, id))
      .returning()
    if (!reviewed) throw new Error('a review was not written')
    return reviewed
  })

const payloadOf = (row: Enrollment) => ({
  id: row.id,
  transaction_id: row.transactionId,
  name: row.name,
  email: row.email,
  reason: row.reason,
  status: row.reviewStatus,
  asked_at: row.enrolledAt.toISOString(),
  reviewed_at: row.reviewedAt?.toISOString() ?? null,
})
