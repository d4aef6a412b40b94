/** Notifies the customer of card events, once per event, in the notification panel and by email. */
import type { Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Emails } from '../../messaging/emails.ts'
import { common } from '../../messaging/common.messages.ts'
import { message, type StoredMessage } from '../../messaging/render.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { copy } from './card.messages.ts'
import type { CardAction } from './card-actions.queries.ts'

export interface CardNotifyDeps {
  config: Pick<Config, 'PRODUCT_NAME' | 'SUPPORT_PHONE'>
  emails: Pick<Emails, 'post'>
  notifications: Pick<NotificationsService, 'notify'>
}

const CARD_PATH = '/dashboard'

/** Keyed by the new card's reference, because our order's reply and the processor's event both report it. */
export const notifyReplaced = (
  deps: CardNotifyDeps,
  tx: Db,
  customerId: number,
  { cardRef, happenedAt, oldCardWorks }: { cardRef: string; happenedAt: Date; oldCardWorks: boolean },
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    ...withProduct(oldCardWorks ? copy.sent : copy.replaced, deps),
    dedupeKey: `card-replaced-${cardRef}`,
    happenedAt,
  })

/** Called only for what the processor reports, so each PIN has one time and sends one notification. */
export const notifyPinSet = (
  deps: CardNotifyDeps,
  tx: Db,
  customerId: number,
  { cardRef, pinSetAt }: { cardRef: string; pinSetAt: Date },
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    ...withProduct(copy.pinSet, deps),
    dedupeKey: `card-pin-${cardRef}-${pinSetAt.toISOString()}`,
    happenedAt: pinSetAt,
  })

export const notifyPlasticSent = (deps: CardNotifyDeps, tx: Db, customerId: number, happenedAt: Date) =>
  notifyCustomer(deps, tx, customerId, {
    ...withProduct(copy.plasticSent, deps),
    dedupeKey: 'card-plastic-sent',
    happenedAt,
    isChoice: true,
  })

/** The job's request was refused. The customer last saw that we were working on it, so we notify them. */
export const notifyRefused = (
  deps: CardNotifyDeps,
  tx: Db,
  { customerId, id, kind }: CardAction,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: message(copy.refused[kind].title),
    subject: message(copy.refused[kind].subject),
    text: message(copy.refused[kind].text),
    dedupeKey: `card-action-${id}-refused`,
    happenedAt,
    isChoice: true,
  })

type Content = Record<'title' | 'subject' | 'text', StoredMessage>

/** The product's name is only in the emails. */
const withProduct = ({ title, subject, text }: typeof copy.sent, { config }: CardNotifyDeps): Content => ({
  title: message(title),
  subject: message(subject),
  text: message(text, { product: config.PRODUCT_NAME }),
})

const notifyCustomer = async (
  { notifications, emails, config }: CardNotifyDeps,
  tx: Db,
  customerId: number,
  content: Content & {
    dedupeKey: string
    happenedAt: Date
    /** The email is sent only if the customer wants it. Other ones warn of what someone else may have done. */
    isChoice?: true
  },
): Promise<void> => {
  const { title, subject, text, dedupeKey, happenedAt, isChoice } = content
  const notice = { title, url: CARD_PATH, dedupeKey, happenedAt, group: 'card' } as const
  if (!(await notifications.notify(tx, customerId, notice))) return
  await emails.post(tx, customerId, {
    ...(isChoice && { group: 'card' as const }),
    subject,
    paragraphs: [text, message(common.notYou, { phone: config.SUPPORT_PHONE })],
  })
}
