/** What nobody caught: told once, in the words of the log, and the process ends, because nobody knows in what state it is. */
import type { Log } from '../observability/log.ts'

/** `end` finishes what is in flight and ends the process with a failure. Whoever supervises starts another one. */
export const installCrashHandler = (log: Log, end: () => void): void => {
  let isEnding = false
  // Node's own report has the message as it is, with whatever somebody typed in it, and no line that a reader could take apart.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught')
    if (isEnding) return
    isEnding = true
    end()
  })
}
