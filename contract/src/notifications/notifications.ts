import * as z from 'zod'
import { endpoint, idParams } from '../core/endpoint.ts'
import { OPEN_ACCOUNT } from '../core/access.ts'

export const notification = z.strictObject({
  id: z.int(),
  title: z.string(),
  read: z.boolean(),
  /** A path of this site or an https address of an allowed host (NOTIFICATIONS-08). */
  url: z.string().nullable(),
  timestamp: z.iso.datetime(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint('GET /api/notifications', {
  summary: 'The latest 100 notifications, newest first',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: { 200: z.strictObject({ notifications: z.array(notification) }) },
})

export const markNotificationRead = endpoint('PUT /api/notifications/:id', {
  summary: 'Mark one notification as read',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  params: idParams,
  replies: { 200: z.strictObject({ notification }) },
  ids: { 'params.id': 'notification' },
})
