/**
 * The server keeps the text that a customer agrees to, word for word, from the files in `server/agreements/`.
 * They must say what these pages say. The names and days that a bank sets are in braces.
 */
import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'

const REFUND_DAYS = 70_001
const CASH_DAYS = 70_002

const programWith = (mode: Program['wind_down']['mode']): Program => ({
  ...sampleProgram,
  product_name: '{product_name}',
  bank_name: '{bank_name}',
  support: {
    phone: '{support_phone}',
    support_line: '{support_line}',
    fax: '{support_fax}',
    mailing_address: ['{mailing_address_lines}'],
  },
  wind_down: {
    ...sampleProgram.wind_down,
    mode,
    refund_within_days: REFUND_DAYS,
    check_cashable_days: CASH_DAYS,
  },
})

const BLOCKS = 'h1, h2, p, li, caption, th, td, small'

/** The words of a page, a line for each paragraph, heading or cell. */
const linesOf = (page: Element): string => {
  const lines: string[] = []
  const write = (node: Node) => {
    if (node instanceof Element && node.matches('nav, button')) return
    if (node instanceof Element && node.matches(BLOCKS)) lines.push('')
    if (node instanceof Text) lines.push(`${lines.pop() ?? ''}${node.data}`)
    node.childNodes.forEach(write)
  }
  write(page)
  return `${lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`
    .replaceAll(String(REFUND_DAYS), '{refund_within_days}')
    .replaceAll(String(CASH_DAYS), '{check_cashable_days}')
}

const filesOf = AGREEMENTS.flatMap(({ name, path, title, version }) =>
  (['off', 'notice'] as const).map((mode) => ({
    title,
    path,
    mode,
    // Only this agreement depends on whether the end of the program is announced.
    file: `${version}/${name}${mode === 'notice' && name === 'deposit_account' ? '.announced' : ''}.en-US.txt`,
  })),
)

// APPLICATION-64
test.each(filesOf)(
  'the page of the $title says what server/agreements/$file says',
  async ({ path, title, mode, file }) => {
    renderApp(path, { handlers: [on(getProgram, programWith(mode))] })
    await screen.findByRole('heading', { level: 1, name: title })
    await expect(linesOf(screen.getByRole('main'))).toMatchFileSnapshot(
      `../../../../server/agreements/${file}`,
    )
  },
)
