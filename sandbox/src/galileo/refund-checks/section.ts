/** The console's list of a customer's refund checks, with a button to cash a mailed one. */
import { html, type Html } from '../../console/html.ts'
import type { listRefundChecks } from './routes.ts'

export type ListedCheck = Awaited<ReturnType<typeof listRefundChecks>>[number]

const STATUS = { P: 'printed', M: 'in the mail', C: 'cashed', X: 'void' } as const

/** Empty for an account without refund checks, which is almost every account. */
export const refundCheckSection = (prn: string, checks: readonly ListedCheck[]): Html =>
  checks.length === 0
    ? html``
    : html`
<h3>Refund checks</h3>
<ul>${checks.map(
        (check) =>
          html`<li>${check.check_no}, ${check.amount}: ${STATUS[check.status]}${
            check.status === 'M'
              ? html` <form method="post" action="/console/cash-check/${check.id}" class="inline"><input type="hidden" name="customer" value="${prn}"><button>Cash ${check.check_no}</button></form>`
              : html``
          }</li>`,
      )}</ul>`
