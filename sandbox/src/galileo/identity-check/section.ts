/** The console's list of referred applicants whose documents need a review. */
import { html, type Html } from '../../console/html.ts'
import { CLERK_STEPS, type listReviews } from './reviews.ts'

export type Review = Awaited<ReturnType<typeof listReviews>>[number]

export const isOpen = ({ status }: Review): boolean => status === 'pending' || status === 'more_wanted'

const LABELS = { accepted: 'Accept', refused: 'Refuse', more_wanted: 'Request more' } as const
const REASONS: Record<string, string> = {
  DOCUMENTS: 'documents needed',
  OFAC: 'possible match on a sanctions list',
}

export const reviewSection = (reviews: readonly Review[]): Html => html`<section aria-labelledby="reviews">
<h2 id="reviews">Documents to review</h2>
${
  reviews.length === 0
    ? html`<p>None.</p>`
    : html`<p>The bank reads the outcome here, and its own operator decides the application.</p>
<ul>${reviews.map(
        ({ id, name, email, reason, status }) =>
          html`<li>${name}, ${email}: ${REASONS[reason ?? ''] ?? reason ?? ''}${status === 'more_wanted' ? ', more requested' : ''} ${CLERK_STEPS.map(
            (step) =>
              html`<form method="post" action="/console/review/${step}/${id}" class="inline"><button aria-label="${LABELS[step]}: documents of ${name}">${LABELS[step]}</button></form>`,
          )}</li>`,
      )}</ul>`
}
</section>`
