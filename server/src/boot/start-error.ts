import { DirectoryInUse, isUnavailable } from '@yoursuccess/database/database'
import { ConfigError } from './config.ts'

/** A short explanation when a person can fix why a start failed; undefined for a bug of ours. */
export const describeStartError = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError) return `The configuration has errors:\n${error.message}`
  if (error instanceof DirectoryInUse) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The port is in use (${error.message}). Stop the other program, or choose another port: PORT, OPERATOR_PORT, METRICS_PORT, SANDBOX_PORT.`
  if (isUnavailable(error)) return `The database cannot be reached: ${error.message}`
  return undefined
}

/** Ends the process when the start fails: one line if a person can fix it, else the whole error. */
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
