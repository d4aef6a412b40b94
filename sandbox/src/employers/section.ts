/** The console's list of a customer's employers, with the form for another one. */
import { html, type Html } from '../console/html.ts'
import type { listPaydays } from './routes.ts'
import { FREQUENCIES } from './paydays.rules.ts'

export type ListedSchedule = Awaited<ReturnType<typeof listPaydays>>[number]

export const employerSection = (
  prn: string,
  schedules: readonly ListedSchedule[],
  today: string,
): Html => html`
<h3>Employers</h3>
${
  schedules.length === 0
    ? html`<p>None.</p>`
    : html`<ul>${schedules.map(
        ({ payer, frequency, amount, next_on }) =>
          html`<li>${payer}, ${frequency}, ${amount}: ${next_on === null ? 'ended' : `next announced for ${next_on}`}</li>`,
      )}</ul>`
}
<form method="post" action="/console/employer"><input type="hidden" name="customer" value="${prn}">
<label>Amount <input name="amount" value="1200.00" required maxlength="200" inputmode="decimal"></label>
<label>Employer <input name="payer" value="ACME WIDGETS" required maxlength="40"></label>
<label>Pays <select name="frequency">${FREQUENCIES.map((frequency) => html`<option>${frequency}</option>`)}</select></label>
<label>From <input name="first_on" value="${today}" required maxlength="10"></label>
<button>Pay regularly</button></form>`
