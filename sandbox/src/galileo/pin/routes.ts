/**
 * The processor's page for entering a PIN. The bank's site shows it in a frame and learns only the result.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { type Html, html } from '../../console/html.ts'
import { read } from '../../control/read.ts'
import type { World } from '../../world.ts'
import { KEY_EXPIRED, KEY_USED, resultOf, SET } from './pin.rules.ts'
import { type PinKey, pinKeys } from './tables.ts'

const KEY_LIVES_MS = 10 * 60_000
const requested = z.object({ key: z.string().max(60) })
const typed = z.object({
  key: z.string().max(60),
  pin: z.string().max(10).default(''),
  again: z.string().max(10).default(''),
})

export const registerPinFrame = (app: FastifyInstance, world: World): void => {
  const { database, clock } = world

  app.get('/pin-set.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('pin-set.css', import.meta.url))),
  )

  app.get('/pin-set', async (request, reply) => {
    const { key } = read(requested, request.query)
    const fault = faultOf(await findKey(world, key), world)
    return fault === undefined ? show(world, reply, form(key)) : showResult(world, reply, fault)
  })

  app.post('/pin-set', async (request, reply) => {
    const given = read(typed, request.body)
    const fault = faultOf(await findKey(world, given.key), world)
    if (fault !== undefined) return showResult(world, reply, fault)
    const result = resultOf(given.pin, given.again)
    if (result !== SET) return showResult(world, reply, result, form(given.key))
    const staged = await database.db
      .update(pinKeys)
      .set({ stagedAt: clock.realNow() })
      .where(and(eq(pinKeys.key, given.key), isNull(pinKeys.stagedAt)))
      .returning({ key: pinKeys.key })
    return showResult(world, reply, staged.length === 1 ? SET : KEY_USED)
  })
}

const findKey = async ({ database }: World, key: string): Promise<PinKey | undefined> => {
  const [row] = await database.db.select().from(pinKeys).where(eq(pinKeys.key, key))
  return row
}

const faultOf = (row: PinKey | undefined, { clock }: World): number | undefined => {
  if (!row || row.requestedAt.getTime() + KEY_LIVES_MS <= clock.realNow().getTime()) return KEY_EXPIRED
  return row.stagedAt ? KEY_USED : undefined
}

const form = (key: string): Html => html`<form method="post" action="/pin-set" autocomplete="off">
<input type="hidden" name="key" value="${key}">
<label>New PIN <input name="pin" type="password" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" required></label>
<label>PIN again <input name="again" type="password" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" required></label>
<button type="submit">Set PIN</button>
</form>`

const SENTENCES: Record<string, string> = {
  '0': 'Thank you.',
  '-1': 'The two PINs differ.',
  '-2': 'Please choose a PIN that is harder to guess.',
  '-3': 'This form was used already.',
  '-4': 'This form has expired.',
}

/** Shows the result and posts it to the page around the frame, if that is the bank's own site. */
const showResult = (world: World, reply: FastifyReply, result: number, more?: Html) => {
  const nonce = randomBytes(16).toString('base64')
  const target = new URL(world.config.publicUrl).origin
  return show(
    world,
    reply,
    html`<p role="status">${SENTENCES[String(result)]}</p>${more}
<script nonce="${nonce}" data-result="${result}" data-target="${target}">
const { result, target } = document.currentScript.dataset
parent.postMessage(Number(result), target)
</script>`,
    nonce,
  )
}

const show = ({ config }: World, reply: FastifyReply, main: Html, nonce?: string) =>
  reply
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
        "form-action 'self'",
        "base-uri 'none'",
        `frame-ancestors ${new URL(config.publicUrl).origin}`,
      ].join('; '),
      'cache-control': 'no-store',
      // With no-referrer, browsers would send the form with the origin `null`, which the sandbox refuses.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html>${
        html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Set PIN</title>
<link rel="stylesheet" href="/pin-set.css"></head>
<body><main>${main}</main></body>
</html>`.text
      }`,
    )
