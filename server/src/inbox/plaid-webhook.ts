import { createHash } from 'node:crypto'
import { receiveLinkEvent } from '@yoursuccess/contract/operator/operator'
import type { Clock } from '../clock/clock.ts'
import type { Serve, Signature } from '../http/serve.ts'
import type { BankLink } from '../partners/bank-link/port.ts'
import type { Inbox } from './inbox.ts'

/**
 * Verifies, stores and acknowledges an event of Plaid. Plaid's events have no id, so the id is a hash of the
 * signed token, which contains the time and the body's hash. The signature is left out of it, because one
 * message has many valid signatures.
 */
export const plaidWebhook = (
  serve: Serve,
  { bankLink, inbox, clock }: { bankLink: Pick<BankLink, 'verifySignature'>; inbox: Inbox; clock: Clock },
): void => {
  const signature: Signature = {
    header: 'plaid-verification',
    isRight: (rawBody, header) => bankLink.verifySignature({ rawBody, header, now: clock.realNow() }),
  }
  serve.signed(receiveLinkEvent, signature, async ({ body, request }) => {
    const token = String(request.headers[signature.header])
    const signed = token.slice(0, token.lastIndexOf('.'))
    const eventId = createHash('sha256').update(signed).digest('base64url')
    await inbox.receive('plaid', { eventId, type: `${body.webhook_type}.${body.webhook_code}`, body })
    return { status: 0 as const }
  })
}
