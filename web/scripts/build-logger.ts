/** Limits a build's output to messages that the person who starts the bank can act on. */
import { createLogger, type Logger } from 'vite'

/**
 * Warnings that say nothing about the app: one that Vite's own style sheet plugin causes in every build, and how long
 * plugins took on a busy machine.
 */
const LEFT_OUT = ['A PostCSS plugin did not pass the `from` option', 'PLUGIN_TIMINGS']

/** Logs warnings and errors, except those. */
export const buildLogger = (): Logger => {
  const logger = createLogger('warn')
  const unlessLeftOut =
    (warn: Logger['warn']): Logger['warn'] =>
    (message, options) => {
      if (!LEFT_OUT.some((words) => message.includes(words))) warn(message, options)
    }
  return { ...logger, warn: unlessLeftOut(logger.warn), warnOnce: unlessLeftOut(logger.warnOnce) }
}
