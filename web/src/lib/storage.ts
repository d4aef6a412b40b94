/**
 * Everything that this app stores in the browser, with its reason. Nothing is secret: the session's token is
 * in a cookie that scripts can't read (docs/decisions/0006). If the browser refuses storage, the app works
 * without it.
 */
export type StorageKey =
  /**
   * When the session token expires, in seconds since 1970. All tabs share it. Without it, public pages don't
   * request the user.
   */
  | 'ys.session-expires-at'
  /** When the session ends regardless of activity, in seconds since 1970. */
  | 'ys.session-ends-at'
  /** When the customer last did something in any tab, in milliseconds since 1970. */
  | 'ys.last-active'
  /** The page to open once the server has confirmed the sign-out. Until then no tab shows the account. */
  | 'ys.signing-out'
  /** Which customers of this browser have pressed "I Understand" (PROGRAM-13). */
  | 'ys.notice-understood'
  /** Set once the customer has shrunk the program's banner to one line. */
  | 'ys.banner-is-line'
  /** Set once someone has seen the tracker in this browser, which is then no longer new (TRACKER-232). */
  | 'ys.tracker-seen'
  /** "risk" if the customer wants the categories that need attention first (TRACKER-181). */
  | 'ys.spending-order'

export type TabStorageKey =
  /** The page requested while signed out (FRAME-03). */
  | 'ys.wanted-path'
  /** The last page, for returning within the session (FRAME-06). */
  | 'ys.last-path'
  /** The token for linking a bank. It must survive the visit to that bank's sign-in page. */
  | 'ys.link-token'
  /** Why a bank wasn't linked, for the page that shows it. */
  | 'ys.link-failure'
  /**
   * Idempotency keys of submissions with an unknown result, so that a retry after a reload counts as the same
   * submission.
   */
  | 'ys.undecided'
  /**
   * What the set-up of the plan has not saved yet, so that a reload loses nothing that was typed. Removed when it is
   * saved and when the session ends (docs/decisions/0182-drafts-of-the-plan-set-up.md).
   */
  | 'ys.plan-draft'
  /** The files for which the page was reloaded because a release had replaced them: once for each (FRAME-105). */
  | 'ys.reloaded-for'

/** Shared by all tabs. */
export const readStored = (key: StorageKey) => read(() => localStorage, key)
export const store = (key: StorageKey, value: string | undefined) => write(() => localStorage, key, value)

/** In this tab only. */
export const readTabStored = (key: TabStorageKey) => read(() => sessionStorage, key)
export const storeInTab = (key: TabStorageKey, value: string | undefined) =>
  write(() => sessionStorage, key, value)

const read = (area: () => Storage, key: string): string | undefined => {
  try {
    return area().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

const write = (area: () => Storage, key: string, value: string | undefined) => {
  try {
    if (value === undefined) area().removeItem(key)
    else area().setItem(key, value)
  } catch {
    // The browser's storage is full or refused. The app works without it.
  }
}

/**
 * Calls `listener` with the new and old value when another tab changes the key. Returns a function that stops
 * this.
 */
export const onStoredElsewhere = (
  key: StorageKey,
  listener: (value: string | undefined, before: string | undefined) => void,
) => {
  const listen = ({ storageArea, key: changed, newValue, oldValue }: StorageEvent) => {
    if (storageArea === localStorage && changed === key)
      listener(newValue ?? undefined, oldValue ?? undefined)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
