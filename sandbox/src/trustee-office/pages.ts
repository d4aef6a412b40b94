/** The pages of the offices' portal, in plain HTML. */
import { formatUsd } from '@yoursuccess/contract/core/money'
import { documentOf, html, type Html } from '../console/html.ts'
import { findInDirectory } from '../galileo/biller-network/directory.ts'
import type { Ledger, Receipt } from './ledger.ts'
import { type Accepted, METHODS, type Method, type Office, OFFICES } from './offices.ts'

const NAME = 'Sandbox trustee offices'

const METHOD_NAMES: Record<Method, string> = {
  electronic: 'electronic payment',
  bill_pay_check: 'bill-pay check',
  cashiers_check: "cashier's check",
  money_order: 'money order',
  personal_check: 'personal check',
  tfs: 'TFS',
  epay: 'ePay',
  moneygram: 'MoneyGram',
  wage_order: 'wage order',
  cash: 'cash',
}

export const startPage = (): string =>
  documentOf({
    title: NAME,
    header: html`<h1>Offices of the Chapter 13 trustees</h1>`,
    main: html`<section aria-labelledby="look-up">
<h2 id="look-up">Your payments</h2>
<form method="get" action="/trustee-office"><label>Case number <input name="case" required maxlength="50" autocomplete="off"></label><button>Show the ledger</button></form>
</section>
<section aria-labelledby="offices">
<h2 id="offices">How each office takes payments</h2>
<table>
<thead><tr><th scope="col">Trustee</th><th scope="col">Accepts</th><th scope="col">Sends back</th><th scope="col">Cutoff</th><th scope="col">Days to post</th><th scope="col">Days of hold</th></tr></thead>
<tbody>${OFFICES.map(officeRow)}</tbody>
</table>
</section>`,
  })

export const ledgerPage = (ledger: Ledger, others: readonly string[]): string => {
  const { caseNumber, listed, office } = ledger
  return documentOf({
    title: `Case ${caseNumber} - ${NAME}`,
    header: html`<h1>Case ${caseNumber}</h1>
<p>${listed.name}, ${listed.address1}, ${listed.city}, ${listed.state} ${listed.postalCode}</p>`,
    main: html`${ledger.isClosed ? html`<p class="outcome">This case is closed. Payments are sent back.</p>` : html``}
${ledger.receipts.length === 0 ? html`<p>No payments have been posted yet.</p>` : ledgerTable(ledger)}
<p><a href="${addressOf(caseNumber)}/ledger.csv?office=${office.id}">Download as a file (CSV)</a></p>
${others.map((id) => html`<p><a href="${addressOf(caseNumber)}?office=${id}">The same case at ${findInDirectory(id)?.name}</a></p>`)}
${BACK}`,
  })
}

export const unknownCasePage = (text: string): string =>
  documentOf({
    title: `Case not found - ${NAME}`,
    header: html`<h1>Case not found</h1>`,
    main: html`<p>No office has received a payment for “${text}”.</p>${BACK}`,
  })

export const addressOf = (caseNumber: string): string => `/trustee-office/${encodeURIComponent(caseNumber)}`

const BACK = html`<p><a href="/trustee-office">All offices</a></p>`

const ledgerTable = ({ receipts, totalCents, office }: Ledger): Html => html`<table>
<caption>Payments posted, oldest first</caption>
<thead><tr><th scope="col">Posted</th><th scope="col">Receipt</th><th scope="col">Description</th><th scope="col">Amount</th>${
  office.hold_days > 0 ? html`<th scope="col">On hold until</th>` : html``
}</tr></thead>
<tbody>${receipts.map((receipt) => receiptRow(receipt, office))}</tbody>
<tfoot><tr><th scope="row" colspan="3">Total</th><td class="amount">${formatUsd(totalCents)}</td>${office.hold_days > 0 ? html`<td></td>` : html``}</tr></tfoot>
</table>`

const receiptRow = (receipt: Receipt, { hold_days }: Office): Html =>
  html`<tr><td>${receipt.postedOn}</td><td>${receipt.receiptNumber}</td><td>${receipt.description}</td><td class="amount">${formatUsd(receipt.amountCents)}</td>${hold_days > 0 ? html`<td>${receipt.availableOn}</td>` : html``}</tr>`

const officeRow = (office: Office): Html => {
  const { electronic = '-', bill_pay_check = '-', wage_order = '-' } = office.posting_days
  return html`<tr><th scope="row">${findInDirectory(office.id)?.name}</th><td>${list(office, ['yes', 'conditional', 'unknown'])}</td><td>${list(office, ['no'])}</td><td>${office.cutoff_time} ${office.zone.slice(office.zone.indexOf('/') + 1).replace('_', ' ')}</td><td>${electronic} electronic, ${bill_pay_check} check, ${wage_order} wage order</td><td>${office.hold_days}</td></tr>`
}

const MARKS: Record<Accepted, string> = {
  yes: '',
  no: '',
  conditional: ' (under conditions)',
  unknown: ' (not sure)',
}

const list = ({ methods }: Office, wanted: readonly Accepted[]): string =>
  METHODS.map((method) => [method, methods[method] ?? 'no'] as const)
    .filter(([, accepted]) => wanted.includes(accepted))
    .map(([method, accepted]) => METHOD_NAMES[method] + MARKS[accepted])
    .join(', ')
