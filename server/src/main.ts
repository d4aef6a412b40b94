/** Runs the bank alone: `node server/src/main.ts`. The sandbox run starts it together with the sandbox. */
import { readCompiled } from './boot/compiled.ts'

readCompiled()
await import('./boot/serve.ts')
