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
  /** As the app's `useSubmit` names it. */
  name: string
  /** Brings the page to where one press submits, and gives the button. */
  ready: (desk: Desk) => Promise<Locator>
  /** Of one submission. */
  effects: Effects
  /** How many requests one submission is; one unless it says otherwise. */
  requests?: number
  /** It asks for a file: its request reads, and is counted all the same. */
  isDownload?: boolean
}
