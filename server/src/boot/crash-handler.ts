/** Logs an uncaught error once and ends the process, because its state is unknown. */
import type { Log } from '../observability/log.ts'

/** `end` finishes current work and exits with an error code, so that the supervisor starts a new process. */
export const installCrashHandler = (log: Log, end: () => void): void => {
  let isEnding = false
  // Node's own report is not a structured line, and its message may contain what a customer typed.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught')
    if (isEnding) return
    isEnding = true
    end()
  })
}
