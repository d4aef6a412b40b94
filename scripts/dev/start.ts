/** `npm start`: bank and sandbox in one go, from a fresh clone to an address that one can open. */
import { readCompiled } from '../../server/src/boot/compiled.ts'
import { assertNodeVersion } from './node-version.ts'

assertNodeVersion()
readCompiled()
await import('./run-bank.ts')
