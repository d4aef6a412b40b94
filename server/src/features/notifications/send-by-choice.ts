/** What is sent besides the panel, by the channels that the customer chose (NOTIFICATIONS-19 to NOTIFICATIONS-21). */
import {
  DEFAULT_PREFERENCES,
  type NotificationGroup,
} from '@yoursuccess/contract/notifications/notification-preferences'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Emails } from '../../messaging/emails.ts'
import { message, type StoredMessage } from '../../messaging/render.ts'
import type { Sms } from '../../messaging/sms.ts'
import { copy } from './notifications.messages.ts'
import { type HeldText, insertHeldTexts, listPreferences, takeDueTexts } from './preferences.queries.ts'
import { heldUntil } from './quiet-hours.rules.ts'

export interface ChannelDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'PRODUCT_NAME' | 'publicUrl'>
  emails: Pick<Emails, 'post'>
  sms: Pick<Sms, 'post'>
}

/** A notification that is sent by other channels, too. */
interface Outgoing {
  customerId: number
  dedupeKey: string
  group: NotificationGroup
  title: StoredMessage
  /** A path of this site. */
  url?: string | undefined
  /** The subject of its email. Left out if it has none, or if its feature sends its own. */
  subject?: StoredMessage | undefined
  /** What its email says after the title and the link. */
  more?: readonly StoredMessage[] | undefined
  /** Sent by text to whoever has a phone, whatever they chose. */
  isTextRequired?: true | undefined
}

const PAGE = 100

/** One read for any number of customers. A text in quiet hours waits for their end. */
export const sendByChoice = async (
  deps: ChannelDeps,
  tx: Db,
  outgoing: readonly Outgoing[],
): Promise<void> => {
  const { clock, config, emails, sms } = deps
  const known = await listPreferences(tx, [...new Set(outgoing.map(({ customerId }) => customerId))])
  const now = clock.now()
  const held: Omit<HeldText, 'id'>[] = []
  for (const { customerId, dedupeKey, group, title, url, subject, more = [], ...notice } of outgoing) {
    const isRequired = notice.isTextRequired ?? false
    const { groups, quiet_hours } = known.get(customerId) ?? DEFAULT_PREFERENCES
    if (groups[group].email && subject !== undefined)
      await emails.post(tx, customerId, {
        subject,
        paragraphs: [title, ...(url === undefined ? [] : [new URL(url, config.publicUrl)]), ...more],
      })
    if (!groups[group].text && !isRequired) continue
    const text = textOf(config, group)
    const sendAt = heldUntil(now, quiet_hours)
    if (sendAt) held.push({ customerId, dedupeKey, messageGroup: group, message: text, isRequired, sendAt })
    else await sms.post(tx, customerId, text)
  }
  await insertHeldTexts(tx, held)
}

/** Says neither the amount nor the case, and links to the page that every customer has. */
const textOf = ({ PRODUCT_NAME, publicUrl }: ChannelDeps['config'], group: NotificationGroup) =>
  message(copy.texts[group], { product: PRODUCT_NAME, link: new URL('/dashboard', publicUrl).href })

/** Sends texts whose quiet hours are over. One read of an index if there are none. */
export const heldTextsWork = (deps: ChannelDeps): DueWork => ({
  name: 'notifications.held-texts',
  runDue: async () => {
    while ((await sendPage(deps)) === PAGE);
  },
})

/**
 * What the customer has read, or no longer wants by text, is dropped. One that fell into other quiet hours waits on. Several of a
 * group say the same, so they are sent as one.
 */
const sendPage = ({ database, clock, sms }: ChannelDeps): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now()
    const due = await takeDueTexts(tx, now, PAGE)
    const known = await listPreferences(tx, [...new Set(due.map(({ customerId }) => customerId))])
    const held: Omit<HeldText, 'id'>[] = []
    for (const { customerId, messageGroup, waiting } of due) {
      const { groups, quiet_hours } = known.get(customerId) ?? DEFAULT_PREFERENCES
      const unread = waiting.filter(({ isRead }) => !isRead)
      const wanted = unread.filter(({ isRequired }) => isRequired || groups[messageGroup].text)
      const [first] = wanted
      if (first === undefined) continue
      const sendAt = heldUntil(now, quiet_hours)
      if (sendAt) held.push(...wanted.map(({ id: _id, isRead: _isRead, ...text }) => ({ ...text, sendAt })))
      else await sms.post(tx, customerId, first.message)
    }
    await insertHeldTexts(tx, held)
    return due.length
  })
