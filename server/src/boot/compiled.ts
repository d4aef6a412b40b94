/** Keeps Node's compiled code between starts, so the next start is ready a second earlier. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

/**
 * Beside the code: a user who may write here may write the code itself. Where nobody may write, every start
 * compiles.
 */
const FOLDER = resolve(import.meta.dirname, '../../../.cache/compiled')

/**
 * Call before the first large import. NODE_COMPILE_CACHE names another folder, NODE_DISABLE_COMPILE_CACHE=1
 * turns the cache off.
 */
export const readCompiled = (): void => void enableCompileCache(FOLDER)

/** Call when a program is ready, because a killed process writes nothing when it ends. */
export const keepCompiled = (): void => flushCompileCache()
