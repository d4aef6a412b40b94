/** What Node compiled of our files is kept between starts: the next start reads it, and is ready a second earlier. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

/** Beside the code: who may write there may write the code itself. Where nobody may, every start compiles. */
const FOLDER = resolve(import.meta.dirname, '../../../.cache/compiled')

/** Before the first import that is large. NODE_COMPILE_CACHE names another folder, NODE_DISABLE_COMPILE_CACHE=1 none. */
export const readCompiled = (): void => void enableCompileCache(FOLDER)

/** When a program is ready: one that is killed writes nothing at its end. */
export const keepCompiled = (): void => flushCompileCache()
