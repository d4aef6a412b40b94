/** Logs an uncaught error once and ends the process, because its state is unknown. */
import type { Log } from '../observability/log.ts'

/** `end` finishes current work and ends the process with a failure. The supervisor starts a new one. */
export const installCrashHandler = (log: Log, end: () => void): void => {
  let isEnding = false
  // Node's own report contains the raw message, which may include typed text, and is not a structured line.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught')
    if (isEnding) return
    isEnding = true
    end()
  })
}
