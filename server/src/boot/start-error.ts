import { DirectoryInUse, isUnavailable } from '@yoursuccess/database/database'
import { ConfigError } from './config.ts'

/** What a person can do something about when a start fails, in a few words; undefined for a fault of ours. */
export const describeStartError = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError) return `The configuration has faults:\n${error.message}`
  if (error instanceof DirectoryInUse) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The port is in use (${error.message}). Stop the other program, or choose another port: PORT, OPERATOR_PORT, METRICS_PORT, SANDBOX_PORT.`
  if (isUnavailable(error)) return `The database cannot be reached: ${error.message}`
  return undefined
}

/** Ends the process when the start fails: one line for what a person can change, the whole error otherwise. */
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
