import { disableEarlyAch, enableEarlyAch, getAccount } from '@yoursuccess/contract/account/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleAccount } from '../../../testing/account-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const ON = { ...sampleAccount, early_access_ach: true }
const open = async (account: typeof sampleAccount, ...handlers: Handler[]) => {
  const app = renderApp('/dashboard/early-ach-deposits', {
    user: sampleUser,
    handlers: [on(getAccount, account), ...handlers],
  })
  await screen.findByRole('heading', { name: 'Want early access to your funds?' })
  return { ...app, toggle: await screen.findByRole<HTMLInputElement>('switch') }
}
const answer = async (question: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name }))
}

// ACCOUNT-18, ACCOUNT-19, ACCOUNT-20
test('turns on early access after confirmation and shows the account from the reply', async () => {
  const { toggle, wire } = await open(sampleAccount, on(enableEarlyAch, { ...ON, first_name: 'Anabel' }))
  expect(screen.getByText(/up to two days early/)).toBeInTheDocument()
  expect(
    screen.getByText(/isn't available for money you move here from a linked account/),
  ).toBeInTheDocument()
  expect(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  expect(wire.requestsOf(enableEarlyAch)).toEqual([])
  await answer('Turn on early access?', 'Turn on')
  await waitFor(() => expect(toggle).toBeChecked())
  expect(wire.requestsOf(enableEarlyAch)).toHaveLength(1)
  expect(await screen.findAllByText(/Anabel/)).toBeTruthy()
})

// ACCOUNT-19
test('turns off early access after confirmation', async () => {
  const { toggle } = await open(ON, on(disableEarlyAch, sampleAccount))
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  await answer('Turn off early access?', 'Turn off')
  await waitFor(() => expect(toggle).not.toBeChecked())
})

// ACCOUNT-19
test('changes nothing when the customer cancels the confirmation', async () => {
  const { toggle, wire } = await open(sampleAccount)
  await userEvent.click(toggle)
  await answer('Turn on early access?', 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(toggle).not.toBeChecked()
  expect(wire.requestsOf(enableEarlyAch)).toEqual([])
})

// ACCOUNT-23
test.each([
  [false, enableEarlyAch, 'Turn on', 'There was an error enabling early ACH.', 2000],
  [true, disableEarlyAch, 'Turn off', 'There was an error disabling early ACH.', 1500],
] as const)(
  'a failed change, when early access is %s, shows an error and leaves the switch alone',
  async (...row) => {
    const [isOn, call, verb, words, lastsMs] = row
    vi.useFakeTimers()
    const { toggle } = await open(isOn ? ON : sampleAccount, refuse(call, 'internal'))
    await userEvent.click(toggle)
    const before = Date.now()
    await answer(`${verb} early access?`, verb)
    expect(await screen.findByRole('dialog', { name: words })).toBeInTheDocument()
    expect(toggle.checked).toBe(isOn)
    await expectAfter(lastsMs, before, () => !screen.queryByRole('dialog', { name: words }))
  },
)

test('reloads the account when a change gets no reply', async () => {
  const { toggle, wire } = await open(sampleAccount, drop(enableEarlyAch))
  wire.use(on(getAccount, ON))
  await userEvent.click(toggle)
  await answer('Turn on early access?', 'Turn on')
  expect(
    await screen.findByRole('dialog', { name: 'There was an error enabling early ACH.' }),
  ).toBeInTheDocument()
  await waitFor(() => expect(toggle).toBeChecked())
})
