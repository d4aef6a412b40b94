// Must stay the first import: it sets up what the Content-Security-Policy asks for.
import { pageNonce } from './lib/first.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createApp } from './app/create-app.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App {...createApp()} nonce={pageNonce} />)
