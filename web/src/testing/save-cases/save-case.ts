/** How somebody comes to send a change, for the test that lets every one of them fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import type { User } from '@yoursuccess/contract/session/session'
import type { Handler } from '../wire.ts'

export interface SaveCase {
  /** Of its `useSubmit`. */
  name: string
  /** What fails. */
  endpoint: Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>
  path: string
  /** Where the form stands, when the path leads on to it. */
  place?: string
  user?: User | 'nobody'
  /** What the page needs, beyond what every page of the account asks for. */
  handlers?: Handler[]
  /** Fills the form in, up to the last press. */
  fill: () => Promise<unknown>
  press: () => Promise<unknown>
  /** Of a short message or a popup, where no alert stands on the page. */
  told?: string | RegExp
  /** The press itself fills an empty field in, which then keeps that. */
  fillsIn?: readonly string[]
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** In one piece: that a field takes each key is shown where the page itself is tested. */
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
