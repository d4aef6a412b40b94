/** The autopay page, and what is pressed on it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { autopayReplies } from './autopay-replies.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import type { Handler } from './wire.ts'

export const open = (replies: Parameters<typeof autopayReplies>[0] = {}, ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/autopay', {
    user: sampleUser,
    handlers: [...autopayReplies(replies), ...handlers],
  })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
