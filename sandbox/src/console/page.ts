/** The HTML of the sandbox console, on which a person controls the outside world. */
import { billPaymentSection, type ListedPayment } from '../galileo/biller-network/section.ts'
import { employerSection, type ListedSchedule } from '../employers/section.ts'
import { reviewSection, type Review } from '../galileo/identity-check/section.ts'
import { type Message, phoneSection } from '../twilio/section.ts'
import { type ListedCheck, refundCheckSection } from '../galileo/refund-checks/section.ts'
import { trusteeSection } from '../trustee-office/section.ts'
import { documentOf, html, type Html } from './html.ts'

export interface View {
  today: string
  now: string
  outcome: string | undefined
  chosen: string | undefined
  customers: readonly { email: string; prn: string; card_status: string; balance: string }[]
  open: readonly { id: number; merchant: string; amount: string }[]
  employers: readonly ListedSchedule[]
  bills: readonly ListedPayment[]
  checks: readonly ListedCheck[]
  messages: readonly Message[]
  reviews: readonly Review[]
  mails: readonly { to: string; subject: string; text: string; links: readonly string[]; sent_at: string }[]
  webhooks: readonly { id: number; type: string; prn: string; state: string; attempts: number }[]
}

export const page = (view: View): string =>
  documentOf({
    title: 'Sandbox console',
    header: html`<h1>The outside world</h1>
<p>Business day <strong>${view.today}</strong> <span class="quiet">${view.now}</span></p>`,
    main: html`${view.outcome === undefined ? html`` : html`<p role="status" class="outcome">${view.outcome}</p>`}
${timeSection()}
${programSection()}
${customerSection(view)}
${view.chosen === undefined ? html`` : moneySection(view.chosen, view)}
${trusteeSection()}
${phoneSection(view.messages)}
${reviewSection(view.reviews)}
${mailSection(view)}
${webhookSection(view)}`,
  })

const timeSection = (): Html => html`<section aria-labelledby="time">
<h2 id="time">Time</h2>
${button('next-day', 'The next day')}
${button('next-month', 'The next month')}
</section>`

const programSection = (): Html => html`<section aria-labelledby="program">
<h2 id="program">The end of the program</h2>
<p>Announce the end of the program:</p>
${button('announce-stated', 'With the specified dates')}
${button('announce-ahead', 'With future dates, in 30 and 65 days')}
<p>After the announcement, everything keeps working until you enforce the dates.</p>
${button('enforce-end', 'Enforce the dates')}
${button('cancel-end', 'Cancel the end')}
</section>`

const customerSection = ({ customers, chosen }: View): Html => html`<section aria-labelledby="customers">
<h2 id="customers">Customers</h2>
${
  customers.length === 0
    ? html`<p>No customers yet.</p>`
    : html`<table>
<thead><tr><th scope="col">Customer</th><th scope="col">Account</th><th scope="col">Card</th><th scope="col">Balance</th></tr></thead>
<tbody>${customers.map(
        ({ email, prn, card_status, balance }) =>
          html`<tr${prn === chosen ? html` class="chosen"` : html``}><td><a href="/?customer=${prn}"${prn === chosen ? html` aria-current="true"` : html``}>${email}</a></td><td>${prn}</td><td>${card_status}</td><td class="amount">${balance}</td></tr>`,
      )}</tbody>
</table>`
}
<p><a href="/sign-up">Sign up as a new customer</a></p>
</section>`

const moneySection = (
  prn: string,
  { open, employers, bills, checks, today }: View,
) => html`<section aria-labelledby="money">
<h2 id="money">Money in account ${prn}</h2>
${form('payday', prn, 'Payday', [field('amount', 'Amount', '1850.00'), field('description', 'From', 'PAYROLL ACME WIDGETS')])}
${form('purchase', prn, 'A purchase', [field('amount', 'Amount', '24.50'), field('merchant', 'Merchant', 'CORNER GROCERY')])}
${form('suspicious-purchase', prn, 'A suspicious purchase', [field('amount', 'Amount', '310.00'), field('merchant', 'Merchant', 'FRAUD FREEZE GADGETS')])}
<h3>Open authorizations</h3>
${
  open.length === 0
    ? html`<p>None.</p>`
    : html`<ul>${open.map(
        ({ id, merchant, amount }) =>
          html`<li>${merchant}, ${amount} ${button(`settle/${id}`, `Settle ${merchant}`, prn)} ${button(`reverse/${id}`, `Reverse ${merchant}`, prn)}</li>`,
      )}</ul>`
}
${employerSection(prn, employers, today)}
${billPaymentSection(prn, bills)}
${refundCheckSection(prn, checks)}
</section>`

const mailSection = ({ mails }: View): Html => html`<section aria-labelledby="mail">
<h2 id="mail">Mail</h2>
${
  mails.length === 0
    ? html`<p>No mail.</p>`
    : html`${mails.map(
        ({
          to,
          subject,
          text,
          links,
          sent_at,
        }) => html`<details><summary>${subject} <span class="quiet">to ${to}, ${sent_at}</span></summary>
<pre>${text}</pre>
<ul>${links.map((link) => html`<li><a href="${link}" rel="noopener noreferrer">${link}</a></li>`)}</ul></details>`,
      )}`
}
</section>`

const webhookSection = ({ webhooks }: View): Html => html`<section aria-labelledby="webhooks">
<h2 id="webhooks">Webhooks</h2>
${
  webhooks.length === 0
    ? html`<p>None yet.</p>`
    : html`${button('replay', 'Send the last 20 again')}
<table>
<thead><tr><th scope="col">Number</th><th scope="col">Type</th><th scope="col">Account</th><th scope="col">State</th><th scope="col">Attempts</th></tr></thead>
<tbody>${webhooks.map(({ id, type, prn, state, attempts }) => html`<tr><td>${id}</td><td>${type}</td><td>${prn}</td><td>${state}</td><td>${attempts}</td></tr>`)}</tbody>
</table>`
}
</section>`

const form = (action: string, prn: string, label: string, fields: readonly Html[]): Html =>
  html`<form method="post" action="/console/${action}"><input type="hidden" name="customer" value="${prn}">${fields}<button>${label}</button></form>`

const button = (action: string, label: string, prn?: string): Html =>
  html`<form method="post" action="/console/${action}" class="inline">${prn === undefined ? html`` : html`<input type="hidden" name="customer" value="${prn}">`}<button>${label}</button></form>`

const field = (name: string, label: string, value: string): Html =>
  html`<label>${label} <input name="${name}" value="${value}" required maxlength="200"${name === 'amount' ? html` inputmode="decimal"` : html``}></label>`
