/** Notifies the customer of a new statement, once: in the notifications panel and by email. */
import type { Db } from '@yoursuccess/database/database'
import { common } from '../../messaging/common.messages.ts'
import { message, month } from '../../messaging/render.ts'
import { STATEMENTS_PATH, type StatementsDeps } from './statements.deps.ts'
import { copy } from './statements.messages.ts'
import type { StatementRow } from './statements.queries.ts'

export const notifyReady = async (
  { clock, config, notifications, emails }: StatementsDeps,
  tx: Db,
  { customerId, endsOn, accountClosed }: StatementRow,
): Promise<void> => {
  const of = { month: month(endsOn) }
  const isNew = await notifications.notify(tx, customerId, {
    title: message(copy.ready.title, of),
    url: STATEMENTS_PATH,
    dedupeKey: `statement-${endsOn}`,
    happenedAt: clock.now(),
    group: 'statements',
  })
  if (!isNew) return
  await emails.post(tx, customerId, {
    group: 'statements',
    subject: message(copy.ready.subject, of),
    paragraphs: [
      message(copy.ready.text, { ...of, product: config.PRODUCT_NAME }),
      ...(accountClosed
        ? [message(copy.ready.closed, { phone: config.SUPPORT_PHONE }), message(copy.ready.check)]
        : [
            message(copy.ready.read),
            new URL(STATEMENTS_PATH, config.publicUrl),
            message(common.questions, { phone: config.SUPPORT_PHONE }),
          ]),
    ],
  })
}
