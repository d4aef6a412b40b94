// Must stay the first import: it sets up what the Content-Security-Policy requires.
import { pageNonce } from './lib/first.ts'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createApp } from './app/create-app.ts'
import { takeOver } from './app/drawn/take-over.ts'
import { takeProgramOfPage } from './features/program/program.api.ts'
import { watchLostCode } from './lib/lost-code.ts'

watchLostCode()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createApp()
takeProgramOfPage(app.queryClient, document)

/**
 * Follows the history until the router is rendered and does so itself. Without it, an early Back would be
 * lost.
 */
const unfollow = app.router.history.subscribe(() => void app.router.load())

const Page = () => {
  useLayoutEffect(() => {
    unfollow()
    takeOver(document)
  }, [])
  return <App {...app} nonce={pageNonce} />
}

/**
 * How long the first render waits for the page's code and data. After that, the skeleton shows. A page that
 * the server rendered completely (no `data-frame`) stays until everything has loaded.
 */
const PATIENCE_MS = 1000

/**
 * Runs the preloaded scripts in separate tasks. In a single task they would make a slow phone unresponsive.
 */
const runOneByOne = async () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href)
}

/**
 * The page's code and data load first, so that it renders once. A transition splits the rendering into short
 * tasks.
 */
const start = async () => {
  // The router renders any error.
  const isLoaded = app.router.load().catch(() => undefined)
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await (document.querySelector('#drawn:not([data-frame])') ? isLoaded : Promise.race([isLoaded, isLate]))
  startTransition(() => createRoot(root).render(<Page />))
}

// If a file fails to load here, the router requests it again and shows any error.
runOneByOne().catch(() => undefined)
// Not awaited at the top level: the pages import from the bundle that contains this module, so this module
// and the pages would wait for each other.
void start()

if (import.meta.env.PROD)
  window.addEventListener('load', () => {
    void import('./app/keep-current.ts')
      .then(({ keepCurrent }) => keepCurrent(app.router))
      .catch(() => undefined)
  })
