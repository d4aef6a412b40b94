/** The console's list of a customer's bill payments, with a button for each status that is one move away. */
import { html, type Html } from '../../console/html.ts'
import type { listBillPayments } from './control.ts'
import { statedMovesOf } from './steering.rules.ts'

export type ListedPayment = Awaited<ReturnType<typeof listBillPayments>>[number]

const LABELS = {
  created: 'Create',
  pending: 'Send',
  mailed: 'Mail',
  cleared: 'Clear',
  failed: 'Reject',
  returned: 'Return',
} as const

export const billPaymentSection = (prn: string, payments: readonly ListedPayment[]): Html => html`
<h3>Bill payments</h3>
${
  payments.length === 0
    ? html`<p>None.</p>`
    : html`<ul>${payments.map(
        (payment) =>
          html`<li>${payment.biller}, ${payment.amount}, ${payment.kind}: ${payment.status}${
            payment.reason === null ? '' : ` (${payment.reason})`
          } ${statedMovesOf(payment.processor_status, payment.type).map(
            (to) =>
              html`<form method="post" action="/console/bill/${to}/${payment.id}" class="inline"><input type="hidden" name="customer" value="${prn}"><button aria-label="${LABELS[to]}: ${payment.biller}, ${payment.amount}">${LABELS[to]}</button></form>`,
          )}</li>`,
      )}</ul>`
}`
