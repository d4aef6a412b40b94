/** The console's list of SMS, and of calls with the text that they speak. */
import { html, type Html } from '../console/html.ts'
import type { listMessages } from './verifications.ts'

export type Message = Awaited<ReturnType<typeof listMessages>>[number]

const KINDS = { sms: 'SMS', call: 'Call' } as const

export const phoneSection = (messages: readonly Message[]): Html => html`<section aria-labelledby="phone">
<h2 id="phone">Phone</h2>
${
  messages.length === 0
    ? html`<p>No SMS or calls.</p>`
    : html`<ul>${messages.map(
        ({ channel, to, text, sent_at }) =>
          html`<li>${KINDS[channel]} to ${to} <span class="quiet">${sent_at}</span><br>${channel === 'call' ? html`<q>${text}</q>` : text}</li>`,
      )}</ul>`
}
</section>`
