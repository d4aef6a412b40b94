/** What a build says to whoever starts the bank: only what they can do something about. */
import { createLogger, type Logger } from 'vite'

/** Vite's own plugin for imports of sheets causes it, for every build. Nothing of ours is missing. */
const OF_VITE_ITSELF = 'A PostCSS plugin did not pass the `from` option'

/** Warnings and errors, but for that one. */
export const buildLogger = (): Logger => {
  const logger = createLogger('warn')
  const unlessOfVite =
    (warn: Logger['warn']): Logger['warn'] =>
    (message, options) => {
      if (!message.includes(OF_VITE_ITSELF)) warn(message, options)
    }
  return { ...logger, warn: unlessOfVite(logger.warn), warnOnce: unlessOfVite(logger.warnOnce) }
}
