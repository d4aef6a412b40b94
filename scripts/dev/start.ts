/** `npm start`: runs bank and sandbox. Needs nothing but `npm ci` in a fresh clone. */
import { readCompiled } from '../../server/src/boot/compiled.ts'
import { assertNodeVersion } from './node-version.ts'

assertNodeVersion()
readCompiled()
await import('./run-bank.ts')
