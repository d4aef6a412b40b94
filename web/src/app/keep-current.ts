/**
 * Keeps the app's files in the browser, so that it can be installed and starts fast, and renews an app that stays open
 * after a release (FRAME-134).
 */
import { now } from '../lib/clock.ts'
import { leave } from '../lib/leave.ts'
import { paths } from '../lib/paths.ts'
import type { createAppRouter } from './router.tsx'

const WORKER = '/service-worker.js'
const HOUR_MS = 3_600_000

/** TypeScript's library doesn't include Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (
    name: 'worker',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The address as the Content-Security-Policy asks for it: the only script that is loaded by an address in a text. */
const trusted = (address: typeof WORKER): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  )
}

/**
 * Registers the service worker. When a release brings another one, the next page is loaded from the server. If the customer has
 * typed something since the app was loaded, only the home page is, because the steps of some forms share what was typed.
 */
export const keepCurrent = async (
  router: Pick<ReturnType<typeof createAppRouter>, 'subscribe'>,
): Promise<void> => {
  // Undefined where the browser doesn't have it, or the connection isn't secure.
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>
  if (!serviceWorker) return
  let isOld = false
  let hasTyped = false
  // The first worker of this browser is of the same release as the page.
  let isFirst = !serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    isOld = !isFirst
    isFirst = false
  })
  window.addEventListener('input', () => (hasTyped = true), { capture: true })
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    if (isOld && pathChanged && (!hasTyped || toLocation.pathname === paths.dashboard)) leave.reload()
  })
  const registration = await serviceWorker.register(trusted(WORKER))
  let checkedAt = now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < HOUR_MS) return
    checkedAt = now()
    // Offline, the next look finds it.
    registration.update().catch(() => undefined)
  })
}
