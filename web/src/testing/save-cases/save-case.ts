/** How a customer sends a change, for the test that makes every change fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import type { User } from '@yoursuccess/contract/session/session'
import type { Handler } from '../wire.ts'

export interface SaveCase {
  /** The name given to `useSubmit`. */
  name: string
  /** The endpoint that fails. */
  endpoint: Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>
  path: string
  /** The form's path, if the first path redirects. */
  place?: string
  user?: User | 'nobody'
  /** Replies that the page needs, in addition to those of every account page. */
  handlers?: Handler[]
  /** Fills in the form, ready for the last press. */
  fill: () => Promise<unknown>
  press: () => Promise<unknown>
  /** The text of a toast or a popup, if the page shows no alert. */
  dialog?: string | RegExp
  /** The values that the press itself fills into empty fields, in page order. */
  fillsIn?: readonly string[]
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Pastes the text at once. The pages' own tests show that a field handles each key. */
export const enter = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}

export const retype = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await enter(label, text)
}

export const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option)
