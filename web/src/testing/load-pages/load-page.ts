/** A page, and all that it asks for, for the test that lets each of it fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import type { User } from '@yoursuccess/contract/session/session'
import type { Handler, WireRequest } from '../wire.ts'

export type LoadedCall = Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>

export interface LoadPage {
  path: string
  /** The state of the page, where it is shown in more than one. */
  name?: string
  user?: User | 'nobody'
  /** What it asks for in this state, by the name in the contract: without what stands around the pages asks for. */
  loads: Record<string, LoadedCall>
  /** What the calls answer once they work, beyond the usual replies. */
  handlers?: Handler[]
  /** What the customer does until all of it is asked for. */
  prepare?: () => Promise<unknown>
  /** The regions that need the answer of a call: each of them says that it is missing. */
  saidIn?: Record<string, readonly string[]>
  /** Only these requests of a call fail, where the page makes several of which one alone was easily left out. */
  failsWhen?: Record<string, (request: WireRequest) => boolean>
  /** Calls whose failure the page tells in another way, each with the words. */
  tells?: Record<string, string | RegExp>
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
