/** Notifies the customer of card events, once per event, in the notification panel and by email. */
import type { Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
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
    ...(oldCardWorks
      ? {
          title: 'Your new card is on its way. Your current card works until you activate it.',
          subject: 'Your new card is on its way',
          text: `We mailed you a new ${deps.config.PRODUCT_NAME} Card. Your current card works until you activate the new one by setting its PIN.`,
        }
      : {
          title: 'Your card was replaced. The new one is on its way.',
          subject: 'Your card was replaced',
          text: `Your ${deps.config.PRODUCT_NAME} Card does not work any more, and a new one is on its way to you. When it is there, set a PIN for it.`,
        }),
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
    title: 'The PIN of your card was set.',
    subject: 'The PIN of your card was set',
    text: `A PIN was set for your ${deps.config.PRODUCT_NAME} Card.`,
    dedupeKey: `card-pin-${cardRef}-${pinSetAt.toISOString()}`,
    happenedAt: pinSetAt,
  })

export const notifyPlasticSent = (
  deps: CardNotifyDeps,
  tx: Db,
  customerId: number,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: 'Your first money has arrived, and your card is on its way.',
    subject: 'Your card is on its way',
    text: `Your first money has arrived. We are sending your ${deps.config.PRODUCT_NAME} Card to the address that you gave us. When it is there, set a PIN for it.`,
    dedupeKey: 'card-plastic-sent',
    happenedAt,
  })

const WISHES = {
  freeze: 'Your card could not be frozen.',
  unfreeze: 'Your card could not be unfrozen.',
  replacement: 'Your card could not be replaced.',
} as const

/** The job's request was refused. The customer last saw that we were working on it, so we notify them. */
export const notifyRefused = (
  deps: CardNotifyDeps,
  tx: Db,
  { customerId, id, kind }: CardAction,
  happenedAt: Date,
): Promise<void> =>
  notifyCustomer(deps, tx, customerId, {
    title: `${WISHES[kind]} Please try again.`,
    subject: WISHES[kind].slice(0, -1),
    text: `${WISHES[kind]} Please try again in your account, or call us.`,
    dedupeKey: `card-action-${id}-refused`,
    happenedAt,
  })

const notifyCustomer = async (
  { notifications, emails, config }: CardNotifyDeps,
  tx: Db,
  customerId: number,
  content: { title: string; subject: string; text: string; dedupeKey: string; happenedAt: Date },
): Promise<void> => {
  const { title, subject, text, dedupeKey, happenedAt } = content
  const isNew = await notifications.notify(tx, customerId, { title, url: CARD_PATH, dedupeKey, happenedAt })
  if (!isNew) return
  await emails.post(tx, customerId, {
    subject,
    paragraphs: [text, `If this was not you, call us at ${config.SUPPORT_PHONE} right away.`],
  })
}
