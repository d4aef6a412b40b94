import { createHash } from 'node:crypto'
import { receiveLinkEvent } from '@yoursuccess/contract/operator'
import type { Clock } from '../clock.ts'
import type { Serve, Signature } from '../http/serve.ts'
import type { BankLink } from '../partners/bank-link/port.ts'
import type { Inbox } from './inbox.ts'

/** Verify, store, acknowledge. Plaid's events have no id: the signature, which is new for each delivery, stands for it. */
export const plaidWebhook = (
  serve: Serve,
  { bankLink, inbox, clock }: { bankLink: Pick<BankLink, 'verifySignature'>; inbox: Inbox; clock: Clock },
): void => {
  const signature: Signature = {
    header: 'plaid-verification',
    isRight: (rawBody, header) => bankLink.verifySignature({ rawBody, header, now: clock.realNow() }),
  }
  serve.signed(receiveLinkEvent, signature, async ({ body, request }) => {
    const eventId = createHash('sha256').update(String(request.headers[signature.header])).digest('base64url')
    await inbox.receive('plaid', { eventId, type: `${body.webhook_type}.${body.webhook_code}`, body })
    return { status: 0 as const }
  })
}
