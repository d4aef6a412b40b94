/**
 * Notifies the customer of a sign-in in an unknown browser, because a thief would use a stolen password in
 * another browser.
 */
import type { Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../../jobs/queue.ts'
import { notifyCustomer } from './safety.emails.ts'
import type { SafetyDeps } from './safety.deps.ts'

interface NewDevice {
  customerId: number
  deviceId: number
}
const NOTIFY_NEW_DEVICE = { name: 'session.tell-new-device' } as const

/** Call it in the sign-in's transaction. */
export const enqueueNewDeviceNotice = (
  { queue }: { queue: Pick<Queue, 'send'> },
  tx: Db,
  device: NewDevice,
): Promise<void> => queue.send<NewDevice>(tx, NOTIFY_NEW_DEVICE, device)

/** The device's id is in the dedupe key, so the customer is notified once even if the job runs twice. */
export const notifyNewDeviceJob = (deps: SafetyDeps): Job<NewDevice> => ({
  ...NOTIFY_NEW_DEVICE,
  run: ({ customerId, deviceId }) =>
    deps.database.transaction((tx) => notifyCustomer(deps, tx, customerId, 'new_device', String(deviceId))),
})
