import type { Locator, Page } from '@playwright/test'
import type { Bank } from '../fixtures.ts'
import type { World } from '../world.ts'
import type { Effects } from './effects.ts'

export interface Desk {
  page: Page
  bank: Bank
  world: World
}

export interface SubmitCase {
  /** The name that the app's `useSubmit` uses. */
  name: string
  /** Takes the page to where one press submits. Returns the button. */
  ready: (desk: Desk) => Promise<Locator>
  /** The effects of one submission. */
  effects: Effects
  /** How many requests one submission sends. The default is one. */
  requests?: number
  /** Whether the submission requests a file. Such a request only reads, but it counts too. */
  isDownload?: boolean
}
