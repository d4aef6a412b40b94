/** Payments that the bank does not send: agreeing to them, what becomes of each, and which debit it was. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerPull } from '@yoursuccess/contract/autopay/answer-pull'
import { previewAutopay, saveAutopay } from '@yoursuccess/contract/autopay/autopay'
import { expect, test } from 'vitest'
import {
  sampleAutopay,
  sampleDebit,
  samplePlanned,
  samplePreview,
  samplePreviewed,
  samplePull,
} from '../../testing/autopay-replies.ts'
import { open } from '../../testing/autopay-screen.tsx'
import { on } from '../../testing/wire.ts'

const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// AUTO-09
test('plans payments that are sent another way, without a biller', async () => {
  const { wire } = open(
    {
      autopay: null,
      billers: [],
      preview: samplePreview({ method: 'tfs', installments: [samplePreviewed({ shares: [] })] }),
    },
    on(saveAutopay, { autopay: sampleAutopay({ biller_id: null, method: 'tfs' }) }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'My trustee is paid another way' }))
  expect(await screen.findByLabelText('How is your trustee paid?')).toHaveValue('tfs')
  expect(await itemsOf('Your next payments')).toEqual([
    '$465.00, collected Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
  ])
  expect(screen.queryByLabelText('Trustee')).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on autopay' }))
  expect(await screen.findByText('Autopay is on.')).toBeInTheDocument()
  expect(wire.requestsOf(previewAutopay)[0]?.query).toEqual({ method: 'tfs', buffer: '2' })
  expect(wire.requestsOf(saveAutopay)[0]?.body).toMatchObject({
    autopay: { biller_id: null, method: 'tfs', use_main: null },
  })
})

// AUTO-09
test.each([
  ['tfs', 'planned', null, 'On Wed, Dec 9, its money goes to your main account for TFS.'],
  ['tfs', 'pull_expected', samplePull, '$466.00 is for TFS; a card purchase could still use it.'],
  ['electronic', 'pull_expected', samplePull, '$466.00 is for TFS; a card purchase could still use it.'],
  ['tfs', 'refused', samplePull, "We didn't see TFS collect it."],
  ['tfs', 'returned', samplePull, 'TFS collected it, and it came back to your main account.'],
  ['tfs', 'by_hand', null, 'It was too soon for autopay. Pay it yourself.'],
  ['moneygram', 'planned', null, 'We remind you on Wed, Dec 9 to send it.'],
  ['moneygram', 'by_hand', null, 'Its last safe day has come.'],
] as const)('says of %s what happens to one that is %s', async (method, state, pull, words) => {
  open({ autopay: sampleAutopay({ method }), payments: [samplePlanned({ state, pull })] })
  const [item] = await itemsOf('Planned payments')
  expect(item).toContain(words)
})

// AUTO-09
test.each([
  ['tfs', /^We set the money .* We send nothing to your trustee\./],
  ['electronic', /^We send your trustee payment for you/],
] as const)('says with %s whether the bank sends anything', async (method, words) => {
  open({ autopay: sampleAutopay({ method }) })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

// AUTO-09
test('offers no other day or amount for what the bank does not send', async () => {
  open({ autopay: sampleAutopay({ biller_id: null, method: 'tfs' }), payments: [samplePlanned()] })
  expect(await itemsOf('Planned payments')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^(Skip|Move|Change amount)/ })).not.toBeInTheDocument()
})

// AUTO-23
test.each([
  ["Yes, that's my payment", true, 'We count it as your trustee payment.'],
  ["No, that's something else", false, "We don't count it as your trustee payment."],
])('asks whether a debit is the payment: %s', async (button, is_pull, done) => {
  const payment = samplePlanned({ state: 'pull_expected', pull: samplePull, may_be_pull: [sampleDebit] })
  const { wire } = open(
    { autopay: sampleAutopay({ biller_id: null, method: 'tfs' }), payments: [payment] },
    on(answerPull, { payment: samplePlanned({ state: is_pull ? 'sent' : 'pull_expected' }) }),
  )
  const [item] = await itemsOf('Planned payments')
  expect(item).toContain(
    'PAYMENT TFS BILLPAY took $400.00 from your main account on Wed, Dec 9. Is that your trustee payment due Tue, Dec 15?',
  )
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(done)).toBeInTheDocument()
  expect(wire.requestsOf(answerPull)).toMatchObject([
    { params: { id: '21' }, body: { transaction_id: 77, is_pull } },
  ])
})
