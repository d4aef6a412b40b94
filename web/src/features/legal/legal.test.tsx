import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { t } from '../../i18n/translate.ts'
import { applicationReplies, newApplication, sampleApplicant } from '../../testing/application-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { LEGAL_LINKS } from '../../ui/page/legal-links.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { BindingText } from './legal-page.tsx'
import { copy as spanish } from './legal.messages.es.ts'

// PROGRAM-55
test('the footer links are those of the agreements', () => {
  expect(LEGAL_LINKS.map(({ to, title }) => [to, t(title)])).toEqual(
    AGREEMENTS.map(({ path, title }) => [path, title]),
  )
})

const FIRST_DAYS = { '2026-11': 'November 1, 2026', '2026-12': 'December 1, 2026' }

describe.each(AGREEMENTS)('$title', ({ title, path, version }) => {
  // PROGRAM-54
  test('shows a legal document to anyone, with its version and contact details', async () => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: title })
    const from = FIRST_DAYS[version]
    expect(screen.getByText(`Version ${version}, in effect since ${from}`)).toBeInTheDocument()
    const main = screen.getByRole('main').textContent
    for (const words of [
      sampleProgram.bank_name,
      sampleProgram.support.phone,
      ...sampleProgram.support.mailing_address,
    ])
      expect(main).toContain(words)
  })

  // PROGRAM-56
  test('every entry in the contents links to an existing section', async () => {
    renderApp(path)
    const contents = await screen.findByRole('navigation', { name: 'Contents' })
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      const part = document.getElementById(new URL(link.href).hash.slice(1))
      expect(part).toHaveTextContent(link.textContent)
    }
  })

  // PROGRAM-54
  test('shows a legal document to an applicant without redirecting to the application', async () => {
    const { path: at } = renderApp(path, {
      user: sampleApplicant,
      handlers: applicationReplies(newApplication),
    })
    await screen.findByRole('heading', { level: 1, name: title })
    expect(at()).toBe(path)
  })

  // PROGRAM-56
  test('prints a legal document', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    renderApp(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

// LANGUAGE-09
test('a translation says that the English text is the binding one, and links to it', () => {
  renderPiece(<BindingText />)
  expect(screen.getByText(/only the English text is binding/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Read the English text' })).toHaveAttribute('href', '?language=en')
  expect(spanish.binding).toMatch(/solo el texto en inglés es vinculante.*<a>Leer el texto en inglés<\/a>/)
})

// LANGUAGE-09
test('an English document is no translation', async () => {
  renderApp('/legal/privacy-policy')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/translation/)).not.toBeInTheDocument()
})

// PROGRAM-57
test('the deposit agreement lists every fee, including services that are free', async () => {
  renderApp('/legal/deposit-account')
  const fees = within(await screen.findByRole('table'))
  const fee = (name: RegExp) => within(fees.getByRole('row', { name })).getByRole('cell').textContent
  expect(fee(/^Monthly fee/)).toBe('$0.00')
  expect(fee(/^Bill payment/)).toBe('$1.00')
  expect(fee(/^Replacement/)).toBe('$5.00')
})

// PROGRAM-41
test('the start page links to all three legal documents', async () => {
  renderApp('/')
  const footer = within(await screen.findByRole('contentinfo'))
  await footer.findByText(/Customer service/)
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(AGREEMENTS.map(({ path }) => path)),
  )
})
