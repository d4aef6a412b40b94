/** The pages of the rewards site, in plain HTML. */
import { formatUsd } from '@yoursuccess/contract/core/money'
import { documentOf, html, type Html } from '../console/html.ts'
import { bankingDayOf } from '../zones.ts'
import { type Offer, OFFERS, offerOf, shareOf } from './offers.rules.ts'
import { CASH_BACK_DAYS } from './purchases.ts'
import type { Purchase } from './tables.ts'

const NAME = 'Sandbox rewards'

export const startPage = (purchases: readonly Purchase[]): string =>
  documentOf({
    title: NAME,
    header: html`<h1>Cash back offers</h1>`,
    main: html`<p>Shop here, and a share of what you pay comes back to your account ${CASH_BACK_DAYS} days later.</p>
${categoriesOf(OFFERS).map((category) => categorySection(category))}
${purchaseSection(purchases)}`,
  })

export const categoryPage = (category: string): string =>
  documentOf({
    title: `${titleOf(category)} - ${NAME}`,
    header: html`<h1>${titleOf(category)}</h1>`,
    main: html`${offerList(OFFERS.filter((offer) => offer.category === category))}${BACK}`,
  })

export const offerPage = (offer: Offer, reference: string): string =>
  documentOf({
    title: `${offer.shop} - ${NAME}`,
    header: html`<h1>${offer.shop}</h1>`,
    main: html`<p>${offer.sells}. <strong>${shareOf(offer)} cash back.</strong></p>
<p>There is no shop behind this page. The button stands for a purchase there, paid in any way you like.</p>
<form method="post" action="/rewards/offers/${offer.slug}">
<input type="hidden" name="reference" value="${reference}">
<label>Amount <input name="amount" value="60.00" required maxlength="12" inputmode="decimal"></label>
<button>Shop</button>
</form>
${BACK}`,
  })

export const deadLinkPage = (): string =>
  documentOf({
    title: `Link not valid - ${NAME}`,
    header: html`<h1>This link does not work any more</h1>`,
    main: html`<p>A link to the rewards site works once, and for one minute. Nothing is lost: go back to your bank and open your rewards again.</p>`,
  })

export const strangerPage = (): string =>
  documentOf({
    title: `Not signed on - ${NAME}`,
    header: html`<h1>Please come from your bank</h1>`,
    main: html`<p>Your visit has ended. Open your rewards again from your bank account.</p>`,
  })

const BACK = html`<p><a href="/rewards">All offers</a></p>`

const categorySection = (category: string): Html => html`<section aria-labelledby="${category}">
<h2 id="${category}">${titleOf(category)}</h2>
${offerList(OFFERS.filter((offer) => offer.category === category))}
</section>`

const offerList = (offers: readonly Offer[]): Html =>
  html`<ul>${offers.map((offer) => html`<li><a href="/rewards/offers/${offer.slug}">${offer.shop}</a>: ${offer.sells}, ${shareOf(offer)} cash back</li>`)}</ul>`

const STATES: Record<Purchase['state'], string> = {
  pending: 'On its way',
  paid: 'Paid into your account',
  returned: 'Goods returned',
  taken_back: 'Taken back',
  lapsed: 'Account closed',
}

const purchaseSection = (purchases: readonly Purchase[]): Html => html`<section aria-labelledby="purchases">
<h2 id="purchases">Your purchases</h2>
${
  purchases.length === 0
    ? html`<p>None yet.</p>`
    : html`<table>
<thead><tr><th scope="col">Shop</th><th scope="col">Paid</th><th scope="col">Cash back</th><th scope="col">State</th><th scope="col">Goods</th></tr></thead>
<tbody>${purchases.map(purchaseRow)}</tbody>
</table>`
}
</section>`

const purchaseRow = ({ id, offer, amountCents, cashBackCents, state, dueAt }: Purchase): Html => {
  const shop = offerOf(offer)?.shop ?? offer
  const mayReturn = state === 'pending' || state === 'paid'
  return html`<tr><td>${shop}</td><td class="amount">${formatUsd(amountCents)}</td><td class="amount">${formatUsd(cashBackCents)}</td><td>${STATES[state]}${dueAt ? html`, ${bankingDayOf(dueAt)}` : html``}</td><td>${
    mayReturn
      ? html`<form method="post" action="/rewards/purchases/${id}/return" class="inline"><button aria-label="Return the goods: ${shop}, ${formatUsd(amountCents)}">Return</button></form>`
      : html``
  }</td></tr>`
}

export const categoriesOf = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.map(({ category }) => category)),
]

const titleOf = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)
