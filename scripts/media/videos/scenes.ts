/** The scenes of each video, one for each caption. */
import type { Page } from './page.ts'

type Scene = (page: Page) => Promise<void>

export interface Video {
  persona: string
  /** The first page; the poster shows it. */
  start: string
  scenes: readonly Scene[]
}

const ACTIVE = 'active@example.com'

const stay: Scene = async () => {}
/** Navigates within the app, as a link does, because a full page load would show a white flash. */
const open =
  (path: string): Scene =>
  async (page) => {
    await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`)
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

/** Scrolls in small steps, so that viewers can follow. */
const slideBy =
  (pixels: number): Scene =>
  async (page) => {
    await page.mouse.move(280, 350)
    for (let turned = 0; turned < pixels; turned += 20) {
      await page.mouse.wheel(0, 20)
      await page.waitForTimeout(25)
    }
  }
const slowly = { delay: 80 }

export const VIDEOS: Readonly<Record<string, Video>> = {
  'success-tracker': {
    persona: ACTIVE,
    start: '/dashboard/tracker/learn-more',
    scenes: [
      stay,
      open('/dashboard/tracker/track-success'),
      slideBy(520),
      open('/dashboard/tracker/expenses'),
      open('/dashboard/tracker/external-spending'),
      open('/dashboard/tracker/expense-goals'),
    ],
  },
  'income-goals': {
    persona: ACTIVE,
    start: '/dashboard/tracker/income-goals',
    scenes: [stay, slideBy(160), slideBy(260)],
  },
  'paying-bills': {
    persona: ACTIVE,
    start: '/dashboard/paybills/learn-more',
    scenes: [
      stay,
      async (page) => {
        await open('/dashboard/paybills/add-biller')(page)
        await page.getByLabel('Select State').selectOption('CA')
        const search = page.getByRole('combobox', { name: 'Search Merchants' })
        await search.pressSequentially('Saltgrass', slowly)
        await page.getByRole('option', { name: /^Saltgrass/ }).click()
        await page.getByLabel('Biller Account Number').pressSequentially('1234567890', slowly)
        await page.getByLabel('Category').selectOption('Utilities')
      },
      async (page) => {
        await page.getByRole('button', { name: 'Add bill' }).click()
        await page.getByRole('button', { name: /^Details of Saltgrass/ }).click()
        await slideBy(160)(page)
      },
      async (page) => {
        await page.getByRole('button', { name: 'Make a Payment' }).click()
        const payment = page.getByRole('dialog', { name: 'Make a Payment' })
        await payment.getByLabel('Amount').pressSequentially('82.10', slowly)
        await page.waitForTimeout(800)
        await payment.getByRole('button', { name: 'Add' }).click()
      },
      async (page) => {
        await page.getByRole('button', { name: 'Confirm Payment' }).click()
        const dialog = page.getByRole('dialog', { name: 'Payment created successfully.' })
        await dialog.waitFor()
        await page.waitForTimeout(800)
        await dialog.getByRole('button', { name: 'OK' }).click()
        await slideBy(700)(page)
      },
    ],
  },
}
