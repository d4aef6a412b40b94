/** What customers are told when nothing more is set aside, and when their money went back without an answer. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { common } from '../../messaging/common.messages.ts'
import { longDay, message, type StoredMessage } from '../../messaging/render.ts'
import type { Notice } from '../notifications/notifications.service.ts'
import type { ChoiceRow } from './choices.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import { copy } from './setaside.messages.ts'

/** The home page has the question, also without the plan tools. */
const HOME_PATH = '/dashboard'

type Told = Pick<ChoiceRow, 'id' | 'customerId' | 'cause' | 'answerBy' | 'askedAt'>

const textOf = ({ cause, answerBy }: Told): StoredMessage =>
  answerBy ? message(copy.question[cause], { answerBy: longDay(answerBy) }) : message(copy.stopped[cause])

export const toldNotice = (told: Told): Notice & { customerId: number } => ({
  customerId: told.customerId,
  title: textOf(told),
  url: HOME_PATH,
  dedupeKey: `set-aside-choice-${told.id}`,
  happenedAt: told.askedAt,
})

/** In writing, because the money goes back if nobody answers. */
export const emailQuestion = async (
  { emails, config }: Pick<SetasideDeps, 'emails' | 'config'>,
  tx: Db,
  told: Told,
): Promise<void> => {
  if (!told.answerBy) return
  await emails.post(tx, told.customerId, {
    subject: message(copy.question.subject),
    paragraphs: [
      textOf(told),
      new URL(HOME_PATH, config.publicUrl),
      message(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })
}

export const returnedNotice = ({
  id,
  answerBy,
  happenedAt,
}: {
  id: number
  answerBy: CalendarDate
  happenedAt: Date
}): Notice => ({
  title: message(copy.returned, { answerBy: longDay(answerBy) }),
  url: HOME_PATH,
  dedupeKey: `set-aside-choice-${id}-returned`,
  happenedAt,
})
