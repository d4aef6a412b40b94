import type {
  NotificationGroup,
  QuietZone,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { id, instant, reference } from '@yoursuccess/database/columns'
import { boolean, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'
import type { StoredMessage } from '../../messaging/render.ts'

export const notifications = bankSchema.table('notifications', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** The sentence in English. The reader gets it if no catalog has the code, such as `legacy`. */
  title: text('title').notNull(),
  url: text('url'),
  happenedAt: instant('happened_at').notNull(),
  readAt: instant('read_at'),
  dedupeKey: text('dedupe_key').notNull(),
  code: text('code').notNull().default('legacy'),
  params: jsonb('params').$type<StoredMessage['params']>().notNull().default({}),
})

/** What a customer chose. Without a row, the usual channels apply. */
export const notificationPreferences = bankSchema.table('notification_preferences', {
  customerId: reference('customer_id').primaryKey(),
  /** The groups that come by this channel. */
  emailGroups: text('email_groups').array().notNull(),
  textGroups: text('text_groups').array().notNull(),
  /** Full hours of the zone. */
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
  quietZone: text('quiet_zone').$type<QuietZone>().notNull(),
})

/** Texts that wait for the end of the quiet hours. */
export const heldTexts = bankSchema.table('held_texts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  /** Of its notification. */
  dedupeKey: text('dedupe_key').notNull(),
  messageGroup: text('message_group').$type<NotificationGroup>().notNull(),
  message: jsonb('message').$type<StoredMessage>().notNull(),
  /** Sent whatever the customer chose. */
  isRequired: boolean('is_required').notNull().default(false),
  sendAt: instant('send_at').notNull(),
})
