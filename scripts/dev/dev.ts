/**
 * `npm run dev`: like `npm start`, but restarts the server when its files change, and Vite reloads the web
 * app.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const cwd = resolve(import.meta.dirname, '../..')
const port = process.env['PORT'] || '3000'
const webPort = process.env['WEB_PORT'] || '5173'
const watched = ['contract/src', 'database/src', 'server/src', 'sandbox/src', 'scripts'].map(
  (folder) => `--watch-path=${folder}`,
)

const children = [
  spawn(process.execPath, [...watched, 'scripts/dev/start.ts'], { cwd, stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '-w', '@yoursuccess/web', '--', '--port', webPort], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
]
console.log(`With reload: http://localhost:${webPort}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
