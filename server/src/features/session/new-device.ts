/** Notifies the owner when their password is used in an unknown browser: a thief uses a stolen password elsewhere. */
import type { Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../../jobs/queue.ts'
import { notifyCustomer } from './safety.emails.ts'
import type { SafetyDeps } from './safety.deps.ts'

interface NewDevice {
  customerId: number
  deviceId: number
}
const NOTIFY_NEW_DEVICE = { name: 'session.tell-new-device' } as const

/** In the transaction of the sign-in. */
export const enqueueNewDeviceNotice = (
  { queue }: { queue: Pick<Queue, 'send'> },
  tx: Db,
  device: NewDevice,
): Promise<void> => queue.send<NewDevice>(tx, NOTIFY_NEW_DEVICE, device)

/** The notification has the device's name: a job that runs twice notifies once. */
export const notifyNewDeviceJob = (deps: SafetyDeps): Job<NewDevice> => ({
  ...NOTIFY_NEW_DEVICE,
  run: ({ customerId, deviceId }) =>
    deps.database.transaction((tx) => notifyCustomer(deps, tx, customerId, 'new_device', String(deviceId))),
})
