/** A page and all its requests, for the test that makes each of them fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import type { User } from '@yoursuccess/contract/session/session'
import type { Handler, WireRequest } from '../wire.ts'

export type LoadedCall = Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>

export interface LoadPage {
  path: string
  /** The state of the page, if tests cover more than one. */
  name?: string
  user?: User | 'nobody'
  /** The page's calls in this state, by their contract names, except those of the layout around it. */
  loads: Record<string, LoadedCall>
  /** The replies of the calls that succeed, in addition to the usual ones. */
  handlers?: Handler[]
  /** What the customer does to make the page send all its requests. */
  prepare?: () => Promise<unknown>
  /** The regions that need a call's reply. Each of them shows the error if it fails. */
  saidIn?: Record<string, readonly string[]>
  /** Which requests of a call fail, for pages that send several. */
  failsWhen?: Record<string, (request: WireRequest) => boolean>
  /** Calls whose failure the page shows in another way, each with the text that it shows. */
  tells?: Record<string, string | RegExp>
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
