/** A page outside the bank that opens Link, under the strictest policy that the bank may use. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LinkHost {
  url: string
  /** A new link token of the sandbox. */
  createToken(): Promise<string>
  close(): Promise<void>
}

const SCRIPT = `
document.body.style.overflowWrap = 'anywhere'
const params = new URLSearchParams(location.search)
const say = (id, value) => { document.getElementById(id).textContent = JSON.stringify(value) }
const events = []
const handler = window.Plaid.create({
  token: params.get('token') ?? sessionStorage.getItem('token'),
  receivedRedirectUri: params.has('oauth_state_id') ? location.href : undefined,
  onLoad: () => { document.getElementById('open').disabled = false },
  onSuccess: (publicToken, metadata) => say('outcome', { publicToken, metadata }),
  onExit: (error, metadata) => say('outcome', { error, metadata }),
  onEvent: (name) => { events.push(name); say('events', events) },
})
if (params.has('token')) sessionStorage.setItem('token', params.get('token'))
document.getElementById('open').addEventListener('click', () => handler.open())
document.addEventListener('end-link', () => handler.exit({ force: true }))
`

export const openLinkHost = async (sandboxUrl: string): Promise<LinkHost> => {
  const page = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"></head><body><main><h1>Host</h1>
<button id="open" disabled>Link</button><output id="outcome"></output><output id="events"></output></main>
<script src="${sandboxUrl}/link/v2/stable/link-initialize.js"></script><script src="/host.js"></script></body></html>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js'
    response
      .writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; img-src data:; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; require-trusted-types-for 'script'; trusted-types 'none'`,
      })
      .end(isScript ? SCRIPT : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return {
    url,
    createToken: async () => {
      const reply = await fetch(`${sandboxUrl}/plaid/link/token/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: 'sandbox-plaid-client',
          secret: 'sandbox-plaid-secret',
          client_name: 'YourSuccess',
          language: 'en',
          country_codes: ['US'],
          products: ['auth'],
          user: { client_user_id: '1', legal_name: 'Ann Example' },
          redirect_uri: url,
        }),
      })
      const { link_token } = (await reply.json()) as { link_token: string }
      return link_token
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
