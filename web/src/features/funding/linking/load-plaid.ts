/** Loads the bank-linking partner's script. The types use the names in the partner's documentation. */
import { LINK_SCRIPT_PATH } from '@yoursuccess/contract/funding/linking-pages'

export interface PlaidLinkError {
  error_type: string
  error_code: string
  error_message: string
  display_message: string | null
}
export interface PlaidLinkSuccessMetadata {
  institution: { name: string; institution_id: string } | null
  accounts: { id: string; name: string; mask: string | null }[]
  link_session_id: string
}
export interface PlaidLinkExitMetadata {
  institution: { name?: string; institution_id: string } | null
  status: string | null
  link_session_id: string
}
export interface PlaidLinkOptions {
  token: string | undefined
  /** The full address to which a bank with its own sign-in page returned. */
  receivedRedirectUri?: string | undefined
  onSuccess: (publicToken: string, metadata: PlaidLinkSuccessMetadata) => void
  onExit?: (error: PlaidLinkError | null, metadata: PlaidLinkExitMetadata) => void
  onEvent?: (name: string, metadata: Record<string, unknown>) => void
  onLoad?: () => void
}
export interface PlaidHandler {
  open: () => void
  exit: (options?: { force?: boolean }) => void
  submit: (data: unknown) => void
  destroy: () => void
}
export interface Plaid {
  create: (options: PlaidLinkOptions & { token: string }) => PlaidHandler
}

const host = globalThis as { Plaid?: Plaid; trustedTypes?: TrustedTypes }

/** TypeScript's library doesn't include Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (
    name: 'bank-link',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

const loading = new Map<string, Promise<Plaid>>()

/** Loads the script once per origin. Rejects if it fails to load; the next call tries again. */
export const loadPlaid = (origin: string): Promise<Plaid> => {
  const known = loading.get(origin)
  if (known) return known
  const coming = appendScript(new URL(LINK_SCRIPT_PATH, origin).href).catch((error: unknown) => {
    loading.delete(origin)
    throw error
  })
  loading.set(origin, coming)
  return coming
}

const appendScript = (address: string) =>
  new Promise<Plaid>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('the linking script did not come'))
    }
    script.addEventListener('error', fail)
    script.addEventListener('load', () => (host.Plaid ? resolve(host.Plaid) : fail()))
    script.src = vouchFor(address)
    document.head.append(script)
  })

/**
 * Passes the address through a Trusted Types policy that only the linking pages allow: no other page can load
 * it.
 */
const vouchFor = (address: string): string => {
  policy ??= host.trustedTypes?.createPolicy('bank-link', { createScriptURL: onlyLinkScript })
  // Not a string, but a Trusted Types object, which `script.src` accepts.
  return policy ? (policy.createScriptURL(address) as string) : address
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

const onlyLinkScript = (address: string): string => {
  if (new URL(address).pathname !== LINK_SCRIPT_PATH) throw new TypeError('not the linking script')
  return address
}
