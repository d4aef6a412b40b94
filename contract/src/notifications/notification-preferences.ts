/** By which channels customers are notified besides the panel, and the hours without texts (NOTIFICATIONS-18). */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { BANK_ZONE } from '../core/calendar-date.ts'
import { endpoint } from '../core/endpoint.ts'

/** Groups of notifications, in the order of the page. Those that are required belong to none. */
export const NOTIFICATION_GROUPS = [
  'trustee_payment',
  'paydays',
  'bills',
  'card',
  'transfers',
  'statements',
  'tips',
] as const
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

export const CHANNELS = ['email', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

/** Time zones of the United States. All are whole hours from UTC. */
export const QUIET_ZONES = [
  BANK_ZONE,
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
] as const
export type QuietZone = (typeof QUIET_ZONES)[number]

const channels = z.strictObject({ email: z.boolean(), text: z.boolean() })
const hour = z.int().min(0).max(23)

/** Full hours of the zone: no texts from the one until the other. None are quiet if both are the same. */
const quietHours = z.strictObject({ from: hour, to: hour, zone: z.enum(QUIET_ZONES) })
export type QuietHours = z.infer<typeof quietHours>

const notificationPreferences = z.strictObject({
  groups: z.strictObject({
    trustee_payment: channels,
    paydays: channels,
    bills: channels,
    card: channels,
    transfers: channels,
    statements: channels,
    tips: channels,
  }),
  quiet_hours: quietHours,
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

const byEmail = { email: true, text: false }
const inPanel = { email: false, text: false }

/** What applies until the customer chooses. Nobody gets texts, tips or emails of each payday without having asked for them. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  groups: {
    trustee_payment: byEmail,
    paydays: inPanel,
    bills: byEmail,
    card: byEmail,
    transfers: byEmail,
    statements: byEmail,
    tips: inPanel,
  },
  quiet_hours: { from: 21, to: 8, zone: BANK_ZONE },
}

const reply = { 200: z.strictObject({ preferences: notificationPreferences }) }

export const getNotificationPreferences = endpoint('GET /api/notification_preferences', {
  summary: 'By which channels the customer is notified, and the hours without texts',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: reply,
})

export const saveNotificationPreferences = endpoint('PUT /api/notification_preferences', {
  summary: 'Choose the channels and the hours without texts',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  body: z.strictObject({ preferences: notificationPreferences }),
  replies: reply,
})
