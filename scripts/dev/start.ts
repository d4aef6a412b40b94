/** `npm start`: runs bank and sandbox, from a fresh clone to a URL to open. */
import { readCompiled } from '../../server/src/boot/compiled.ts'
import { assertNodeVersion } from './node-version.ts'

assertNodeVersion()
readCompiled()
await import('./run-bank.ts')
