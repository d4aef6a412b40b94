/** What a person does on the tracker's screens. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { sampleTracker, trackerReplies } from './tracker-replies.ts'
import type { Handler } from './wire.ts'

/**
 * Opens a page under `/dashboard/tracker`, with a fake server that remembers what is saved. `handlers` answer instead of
 * it.
 */
export const openTracker = (path: string, state = sampleTracker(), ...handlers: Handler[]) =>
  renderApp(`/dashboard/tracker${path}`, {
    user: sampleUser,
    handlers: [...trackerReplies(state), ...handlers],
  })

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The tabs of the tracker. The navigation has some of the same links. */
export const tab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Success Tracker' })).findByRole('link', { name })

/** The heading of the page. */
export const pageHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** A section of the page by its heading. */
export const section = (name: string) => screen.findByRole('region', { name })
