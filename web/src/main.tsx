// Must stay the first import: it sets up what the Content-Security-Policy asks for.
import { pageNonce } from './lib/first.ts'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createApp } from './app/create-app.ts'
import { takeOver } from './app/drawn/take-over.ts'
import { takeProgramOfPage } from './features/program/program.api.ts'
import { keepPageWhileOffline } from './lib/offline-code.ts'

keepPageWhileOffline()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createApp()
takeProgramOfPage(app.queryClient, document)

/** The router on the page follows the history by itself; a step back that comes before it stands there would be lost. */
const unfollow = app.router.history.subscribe(() => void app.router.load())

const Page = () => {
  useLayoutEffect(() => {
    unfollow()
    takeOver(document)
  }, [])
  return <App {...app} nonce={pageNonce} />
}

/** After that a page that is still loading shows its skeleton. One that the server drew whole stays until all is there. */
const PATIENCE_MS = 1000

/** Files that the page names, each in a task of its own: run at once they would keep a slow phone from answering. */
const runOneByOne = async () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href)
}

/** The page's code and data first, so that it is drawn once; and in a transition, which is cut into short tasks. */
const start = async () => {
  // What went wrong is drawn by the router.
  const isLoaded = app.router.load().catch(() => undefined)
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await (document.querySelector('#drawn:not([data-frame])') ? isLoaded : Promise.race([isLoaded, isLate]))
  startTransition(() => createRoot(root).render(<Page />))
}

// What cannot be loaded here is asked for again by the router, which says so.
runOneByOne().catch(() => undefined)
// Not awaited up here: the pages import from the files that this module is in, and would wait for it.
void start()
