/** The console's way to the trustees' offices. */
import { html, type Html } from '../console/html.ts'

export const trusteeSection = (): Html => html`<section aria-labelledby="trustees">
<h2 id="trustees">Trustees' offices</h2>
<p><a href="/trustee-office">Look at the ledger of a case</a></p>
<form method="post" action="/console/wage-order">
<label>Amount <input name="amount" value="230.77" required maxlength="200" inputmode="decimal"></label>
<label>Case number <input name="case_number" value="24-10077" required maxlength="50"></label>
<label>Employer <input name="payer" value="ACME WIDGETS" required maxlength="40"></label>
<button>Send a wage order</button></form>
<form method="post" action="/console/post-receipt">
<label>Amount <input name="amount" value="500.00" required maxlength="200" inputmode="decimal"></label>
<label>Case number <input name="case_number" value="24-10077" required maxlength="50"></label>
<button>Post by hand</button></form>
</section>`
