/** `npm run bank -- COMMAND`: what an operator does. */
import { readCompiled } from '../../server/src/boot/compiled.ts'

readCompiled()
await import('./bank-commands.ts')
