/** Whether each share of pay is sent as soon as it is set aside, at offices that take parts. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { previewAutopay, saveAutopay } from '@yoursuccess/contract/autopay/autopay'
import { expect, test } from 'vitest'
import {
  autopayReplies,
  sampleAutopay,
  samplePreview,
  samplePreviewed,
} from '../../testing/autopay-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { sampleSetAside } from '../../testing/setaside-replies.ts'
import { type Handler, on } from '../../testing/wire.ts'

const open = (...handlers: Handler[]) =>
  renderApp('/dashboard/plan/autopay', {
    user: sampleUser,
    handlers: [
      ...autopayReplies({ autopay: null, setAside: sampleSetAside({ shares_on: true }) }),
      ...handlers,
    ],
  })
const checkbox = () => screen.findByRole('checkbox', { name: 'I have read this and agree to it.' })

// AUTO-08
test('offers to send each share automatically where the office takes parts, with the days', async () => {
  const preview = on(previewAutopay, ({ query }) => {
    const isOnce = query['mode'] === 'once'
    const parts = [
      { on: '2026-11-27', amount: '232.50' },
      { on: '2026-12-04', amount: '232.50' },
    ]
    return samplePreview({
      mode: isOnce ? 'once' : 'each_payday',
      modes: ['once', 'each_payday'],
      installments: [samplePreviewed(isOnce ? {} : { parts })],
    })
  })
  const { wire } = open(preview, on(saveAutopay, { autopay: sampleAutopay({ mode: 'each_payday' }) }))
  await userEvent.selectOptions(
    await screen.findByLabelText('When should we send it?'),
    'In parts, after each payday',
  )
  expect(await screen.findByText(/^\$232\.50 sent Fri, Nov 27 and Fri, Dec 4,/)).toBeInTheDocument()
  await userEvent.click(await checkbox())
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on autopay' }))
  expect(await screen.findByText('Autopay is on.')).toBeInTheDocument()
  expect(wire.requestsOf(saveAutopay)[0]?.body).toMatchObject({ autopay: { mode: 'each_payday' } })
})

// AUTO-08
test('offers no parts where the office takes none', async () => {
  open()
  expect(await checkbox()).toBeInTheDocument()
  expect(screen.queryByLabelText('When should we send it?')).not.toBeInTheDocument()
})
