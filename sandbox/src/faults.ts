/**
 * Simulated faults: they make the next calls to a partner, or the next webhooks of a type, fail. They are
 * kept in memory, so a restart clears them.
 */
import * as z from 'zod'

const ACTIONS = [
  'timeout_before',
  'timeout_after',
  'slow',
  'status',
  'drop',
  'duplicate',
  'delay',
  'reorder',
  'unsigned',
  'stale',
] as const
const WEBHOOK_ONLY = new Set<string>(['drop', 'duplicate', 'delay', 'reorder', 'unsigned', 'stale'])

export const faultOrder = z
  .strictObject({
    /**
     * A partner's name for calls to its API, 'mail' for emails that the bank sends, 'webhook' for events sent
     * to the bank.
     */
    partner: z.enum(['galileo', 'twilio', 'plaid', 'rewards', 'mail', 'webhook']),
    /** Name of the call or type of the event; '*' for any. */
    call: z.string().min(1).max(60),
    action: z.enum(ACTIONS),
    status: z.int().min(400).max(599).optional(),
    /** How long a slow call waits before it replies, in milliseconds. */
    ms: z.int().min(1).max(10_000).optional(),
    times: z.int().min(1).max(1000).default(1),
  })
  .refine(({ partner, action }) => partner === 'webhook' || !WEBHOOK_ONLY.has(action), {
    message: 'drop, duplicate, delay, reorder, unsigned and stale are for webhooks',
    path: ['action'],
  })
  .refine(({ action, ms }) => (action === 'slow') === (ms !== undefined), {
    message: 'ms belongs to slow',
    path: ['ms'],
  })
  .refine(
    ({ partner, action }) =>
      partner === 'webhook' ? action !== 'slow' : partner !== 'mail' || action === 'slow',
    {
      message: 'webhooks have delay instead of slow, and mail can only be slow',
      path: ['action'],
    },
  )
export type Fault = z.output<typeof faultOrder>

export interface Faults {
  add(fault: Fault): void
  /**
   * Returns the first fault that matches the call and counts one use of it. Returns undefined if none
   * matches.
   */
  take(partner: Fault['partner'], call: string): Fault | undefined
  list(): readonly Fault[]
  clear(): void
}

const MAX_NUMBER = 200

export const createFaults = (): Faults => {
  let faults: Fault[] = []
  return {
    add: (fault) => {
      faults = [...faults, { ...fault }].slice(-MAX_NUMBER)
    },
    take: (partner, call) => {
      const met = faults.find(
        (fault) => fault.partner === partner && (fault.call === '*' || fault.call === call),
      )
      if (!met) return undefined
      met.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return met
    },
    list: () => faults,
    clear: () => {
      faults = []
    },
  }
}
