/** Limits a build's output to messages that the person who starts the bank can act on. */
import { createLogger, type Logger } from 'vite'

/** A warning that Vite's own style sheet plugin causes in every build. It doesn't matter here. */
const OF_VITE_ITSELF = 'A PostCSS plugin did not pass the `from` option'

/** Logs warnings and errors, except that one. */
export const buildLogger = (): Logger => {
  const logger = createLogger('warn')
  const unlessOfVite =
    (warn: Logger['warn']): Logger['warn'] =>
    (message, options) => {
      if (!message.includes(OF_VITE_ITSELF)) warn(message, options)
    }
  return { ...logger, warn: unlessOfVite(logger.warn), warnOnce: unlessOfVite(logger.warnOnce) }
}
