/**
 * What happens when code that the app loads later fails to load: the connection is gone, or a new release
 * replaced the file. After a release, reloading the page helps, so the app does it once for each file, unless
 * the customer would lose what they typed.
 */
import { t } from '../i18n/translate.ts'
import { leave } from './leave.ts'
import { copy } from './lib.messages.ts'
import { readTabStored, storeInTab } from './storage.ts'

/**
 * The mark also keeps the router from recognizing the error: it would reload the page without asking whether
 * the file is gone, and offline the browser's own error page would replace the app.
 */
const MARK = 'code-not-loaded:'

const isMarked = ({ message }: Error) => message.startsWith(MARK)

/** The page on which the customer last typed something. */
let typedAt: string | undefined

/** Call once, before any code loads. */
export const watchLostCode = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Browsers repeat the same error object for the same file.
    if (!isMarked(payload)) payload.message = MARK + payload.message
  })
  const remember = () => (typedAt = window.location.pathname)
  window.addEventListener('input', remember, { capture: true })
}

/**
 * Reloads the page if a new release replaced the code that failed to load with this error. Otherwise returns
 * the sentence that tells the customer what to do, or undefined if the file is still there or the error is
 * another one.
 */
export const reloadForRelease = async (error: unknown): Promise<string | undefined> => {
  if (!(error instanceof Error && isMarked(error))) return undefined
  // Safari doesn't name the file.
  const file = /\/assets\/[\w./-]+/.exec(error.message)?.[0]
  if (!(await isReplaced(file))) return undefined
  if (typedAt === window.location.pathname) return t(copy.reloadForRelease)
  const name = file ?? window.location.pathname
  const before = readTabStored('ys.reloaded-for') ?? ''
  if (before.split(' ').includes(name)) return t(copy.releasing)
  storeInTab('ys.reloaded-for', `${before} ${name}`)
  // If the browser stores nothing, nothing would end the reloads.
  if (readTabStored('ys.reloaded-for') === undefined) return t(copy.reloadForRelease)
  leave.reload()
  return undefined
}

/** True if the server answers and no longer has the file. */
const isReplaced = async (file: string | undefined): Promise<boolean> => {
  try {
    const { ok, status } = await fetch(file ?? window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
    })
    return file ? status === 404 : ok
  } catch {
    return false
  }
}
