/** How customers are notified when nothing more is set aside, or when their money went back without an answer. */
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

type NewChoice = Pick<ChoiceRow, 'id' | 'customerId' | 'cause' | 'answerBy' | 'askedAt'>

const textOf = ({ cause, answerBy }: NewChoice): StoredMessage =>
  answerBy ? message(copy.question[cause], { answerBy: longDay(answerBy) }) : message(copy.stopped[cause])

export const sharesStoppedNotice = (choice: NewChoice): Notice & { customerId: number } => ({
  customerId: choice.customerId,
  title: textOf(choice),
  url: HOME_PATH,
  dedupeKey: `set-aside-choice-${choice.id}`,
  happenedAt: choice.askedAt,
  group: 'paydays',
})

/** In writing, because the money goes back if nobody answers. */
export const emailQuestion = async (
  { emails, config }: Pick<SetasideDeps, 'emails' | 'config'>,
  tx: Db,
  choice: NewChoice,
): Promise<void> => {
  if (!choice.answerBy) return
  await emails.post(tx, choice.customerId, {
    subject: message(copy.question.subject),
    paragraphs: [
      textOf(choice),
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
  group: 'paydays',
})
