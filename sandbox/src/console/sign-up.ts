/** Where the sign-up site of a real program would be. The bank's "Register Now" links lead here in a sandbox run. */
import type { FastifyInstance } from 'fastify'
import { html } from './html.ts'

const PAGE = `<!doctype html>${
  html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox sign-up</title>
<link rel="stylesheet" href="/console.css">
</head>
<body>
<header>
<p class="label">Sandbox: no real money, no real partners</p>
<h1>Sign-up is closed</h1>
</header>
<main>
<p>New customers apply on a site of their own, outside the bank. In this sandbox that site takes no applications: please go
back and sign in as one of the sample customers that the login page offers, or let the operator create a customer with
<code>npm run bank -- create-customer</code>.</p>
</main>
</body>
</html>`.text
}`

export const registerSignUp = (app: FastifyInstance, policy: string): void => {
  app.get('/sign-up', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )
}
