/** Notifies the customer of a new statement, once: in the notifications panel and by email. */
import type { Db } from '@yoursuccess/database/database'
import { viewMonth } from '../../clock/day-text.ts'
import { STATEMENTS_PATH, type StatementsDeps } from './statements.deps.ts'
import type { StatementRow } from './statements.queries.ts'

export const notifyReady = async (
  { clock, config, notifications, emails }: StatementsDeps,
  tx: Db,
  { customerId, endsOn, accountClosed }: StatementRow,
): Promise<void> => {
  const month = viewMonth(endsOn)
  const isNew = await notifications.notify(tx, customerId, {
    title: `Your statement for ${month} is ready.`,
    url: STATEMENTS_PATH,
    dedupeKey: `statement-${endsOn}`,
    happenedAt: clock.now(),
  })
  if (!isNew) return
  await emails.post(tx, customerId, {
    subject: `Your statement for ${month}`,
    paragraphs: [
      `Your ${config.PRODUCT_NAME} statement for ${month} is ready.`,
      ...(accountClosed
        ? [
            `Your account is closed, so our site does not show it any more. Call us at ${config.SUPPORT_PHONE}, and we send you a copy.`,
            'If something on it is wrong, tell us within 60 days.',
          ]
        : [
            'Please read it soon. If something on it is wrong, tell us within 60 days.',
            new URL(STATEMENTS_PATH, config.publicUrl),
            `Questions? Call us at ${config.SUPPORT_PHONE}.`,
          ]),
    ],
  })
}
