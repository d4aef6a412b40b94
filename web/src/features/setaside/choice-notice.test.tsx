/** The question what to do with money set aside shows where the customer looks, also without the plan tools. */
import { screen } from '@testing-library/react'
import { answerSetAsideChoice, getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { press } from '../../testing/save-cases/save-case.ts'
import { sampleChoice, setAsideReplies } from '../../testing/setaside-replies.ts'
import { on } from '../../testing/wire.ts'

const withoutTools = { ...sampleUser, features: { ...sampleUser.features, planTools: false } }

const QUESTION = /is still set aside\. Should we keep it there\?/

// SETA-26
test('the home page asks, also without the plan tools', async () => {
  renderApp('/dashboard', {
    user: withoutTools,
    handlers: [on(getSetAsideChoice, { choice: sampleChoice() })],
  })
  expect(await screen.findByText(QUESTION)).toHaveTextContent(
    "$310.00 is still set aside. Should we keep it there? If you don't tell us by Fri, Dec 11, we'll move it back to your account.",
  )
  expect(screen.queryByText('Ask your attorney before you move this money.')).not.toBeInTheDocument()
})

// SETA-26
test('the page of the set-aside asks after a dismissal, and says to ask the attorney', async () => {
  renderApp('/dashboard/plan/set-aside', {
    user: sampleUser,
    handlers: [...setAsideReplies(), on(getSetAsideChoice, { choice: sampleChoice({ cause: 'dismissed' }) })],
  })
  expect(await screen.findByText(QUESTION)).toBeInTheDocument()
  expect(screen.getByText('Ask your attorney before you move this money.')).toBeInTheDocument()
})

// SETA-26
test.each([
  ['Keep it set aside', 'keep', 'Your money stays set aside.'],
  ['Move it back now', 'return', 'Your money is on its way back to your account.'],
] as const)('"%s" sends the answer, and the question is gone', async (button, answer, said) => {
  let isAnswered = false
  const { wire } = renderApp('/dashboard', {
    user: sampleUser,
    handlers: [
      ...setAsideReplies(),
      on(getSetAsideChoice, () => ({ choice: isAnswered ? null : sampleChoice() })),
      on(answerSetAsideChoice, () => {
        isAnswered = true
        return undefined
      }),
    ],
  })
  await screen.findByText(QUESTION)
  await press(button)
  expect(await screen.findByText(said)).toBeInTheDocument()
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
  expect(wire.requestsOf(answerSetAsideChoice)).toMatchObject([{ body: { answer } }])
})

// SETA-26
test('money that was kept without the plan tools can still be moved back', async () => {
  renderApp('/dashboard', {
    user: withoutTools,
    handlers: [on(getSetAsideChoice, { choice: sampleChoice({ answer: 'keep' }) })],
  })
  expect(await screen.findByRole('button', { name: 'Move it back now' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Keep it set aside' })).not.toBeInTheDocument()
})
