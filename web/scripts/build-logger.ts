/** What a build reports to the person who starts the bank: only messages that they can act on. */
import { createLogger, type Logger } from 'vite'

/** Vite's own plugin for style sheet imports causes it in every build. Nothing is missing here. */
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
