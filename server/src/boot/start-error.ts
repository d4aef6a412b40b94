import { DirectoryInUse, isUnavailable } from '@yoursuccess/database/database'
import { ConfigError } from './config.ts'

/** A short explanation if the operator can fix why the start failed; undefined if it is a bug. */
export const describeStartError = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError) return `The configuration has errors:\n${error.message}`
  if (error instanceof DirectoryInUse) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The port is in use (${error.message}). Stop the other program, or choose another port: PORT, OPERATOR_PORT, METRICS_PORT, SANDBOX_PORT.`
  if (isUnavailable(error)) return `The database cannot be reached: ${error.message}`
  return undefined
}

/** Ends the process if the start fails. Prints the short explanation, or the whole error if there is none. */
export const stopAtStartError = async <T>(start: () => Promise<T>): Promise<T> => {
  try {
    return await start()
  } catch (error) {
    process.stderr.write(
      `${describeStartError(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    )
    process.exit(1)
  }
}
