/** The picture of a card with its number, at a URL that works once and only within a minute. */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { html } from '../../console/html.ts'
import { read } from '../../control/read.ts'
import { onlyAccount, writeCall } from '../call.ts'
import { CallRefused } from '../envelope.ts'
import { cardInHand, listCards } from '../../ledger/customers.ts'
import { accounts, cards } from '../../ledger/tables.ts'
import type { World } from '../../world.ts'
import { later } from '../../zones.ts'
import { numberOf, spaced } from './number.rules.ts'
import { cardImages } from './tables.ts'

const LIVES_MS = 60_000

export const getCardImageToken = writeCall(
  'getCardImageToken',
  onlyAccount,
  async (tx, account, _given, { clock }) => {
    const card = cardInHand(await listCards(tx, account))
    if (card?.status !== 'N') throw new CallRefused('538-01', 'No active card')
    const token = randomUUID()
    await tx.insert(cardImages).values({ token, cardId: card.id, madeAt: clock.realNow() })
    return { image_token: token }
  },
)

export const registerCardImage = (app: FastifyInstance, { database, clock, config }: World): void => {
  app.get('/card-image/:token', async (request, reply) => {
    const { token } = read(z.object({ token: z.string().max(60) }), request.params)
    const now = clock.realNow()
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; frame-ancestors ${new URL(config.publicUrl).origin}`,
    })
    const [claimed] = await database.db
      .update(cardImages)
      .set({ shownAt: now })
      .where(
        and(
          eq(cardImages.token, token),
          isNull(cardImages.shownAt),
          gt(cardImages.madeAt, new Date(now.getTime() - LIVES_MS)),
        ),
      )
      .returning({ cardId: cardImages.cardId })
    if (!claimed) return reply.code(403).send({ error: 'This picture was shown already, or is too old.' })
    const [shown] = await database.db
      .select({ first: accounts.firstName, last: accounts.lastName, issuedAt: cards.issuedAt })
      .from(cards)
      .innerJoin(accounts, eq(accounts.id, cards.accountId))
      .where(eq(cards.id, claimed.cardId))
    const expires = later(shown?.issuedAt ?? now, { days: 4 * 365 }).toISOString()
    return reply.type('image/svg+xml; charset=utf-8').send(
      picture({
        number: spaced(numberOf(claimed.cardId)),
        name: `${shown?.first ?? ''} ${shown?.last ?? ''}`,
        expires: `${expires.slice(5, 7)}/${expires.slice(2, 4)}`,
      }),
    )
  })
}

const picture = ({ number, name, expires }: { number: string; name: string; expires: string }): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 342 216" role="img" aria-label="Card ${number}, ${name}, valid until ${expires}">
<rect width="342" height="216" rx="14" fill="#17395f"/>
<g fill="#ffffff" font-family="sans-serif">
<text x="24" y="40" font-size="18">YourSuccess</text>
<text x="24" y="116" font-size="21" letter-spacing="1">${number}</text>
<text x="24" y="150" font-size="13">VALID THRU ${expires}</text>
<text x="24" y="184" font-size="15">${name}</text>
<text x="318" y="40" font-size="11" text-anchor="end">Sandbox, no real card</text>
</g>
</svg>`.text
