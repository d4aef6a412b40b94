/**
 * Everything this app keeps in the browser, with its reason. Nothing secret: the session's token is in a cookie
 * that scripts cannot read (docs/decisions/0006). Storage may be refused by the browser; the app then works without it.
 */
export type StorageKey =
  /** When the session ends (seconds); shared by all tabs, and the sign that asking for the user is worth a call. */
  | 'ys.session-expires-at'
  /** When the session is over whatever the customer does (seconds). */
  | 'ys.session-ends-at'
  /** When the customer last did something in any tab (milliseconds). */
  | 'ys.last-active'
  /** Where the page goes once the server knows that the customer signed out; until then no tab shows the account. */
  | 'ys.signing-out'
  /** Which customers of this browser have pressed "I Understand" (PROGRAM-13). */
  | 'ys.notice-understood'
  /** That the program's banner was made a line. */
  | 'ys.banner-is-line'

export type TabStorageKey =
  /** The page that was asked for while signed out (FRAME-03). */
  | 'ys.wanted-path'
  /** The page last seen, for a return within the session (FRAME-06). */
  | 'ys.last-path'
  /** What the linking window is opened with: it has to survive the way to a bank's own page and back. */
  | 'ys.link-token'
  /** Why a bank was not linked, for the page that tells it. */
  | 'ys.link-failure'
  /** The keys of submissions whose end is not known, so that a retry after a reload is the same intention. */
  | 'ys.undecided'

/** In all tabs. */
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
    // Full or refused: what is kept here is a comfort, never a need.
  }
}

/** Calls back when another tab changed the key, with what it is and what it was; returns the way to stop. */
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
