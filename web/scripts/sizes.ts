/**
 * `npm run sizes -w @yoursuccess/web`: prints what first visits load, and fails if that exceeds a limit. `npm
 * test` checks the same limits (docs/decisions/0091, 0092).
 */
import { measureFirstLoads } from './first-loads.ts'

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

for (const { page, atMost, ...found } of await measureFirstLoads()) {
  const { script, style, files } = found
  console.log(`${page}: script ${inKilobytes(script)} in ${files} files, style ${inKilobytes(style)}`)
  if (script > atMost.script || style > atMost.style || files > atMost.files) process.exitCode = 1
}
