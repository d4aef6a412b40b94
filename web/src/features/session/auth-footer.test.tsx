import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram } from '../../testing/samples.ts'

// PROGRAM-41
test.each(['/login', '/request-reset-password', '/password-reset?reset_password_token=0012e3'])(
  'the footer of %s shows the customer service number and the three legal documents',
  async (path) => {
    renderApp(path)
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByText(sampleProgram.support.phone, { exact: false })).toBeInTheDocument()
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        '/legal/electronic-communications',
        '/legal/privacy-policy',
        '/legal/deposit-account',
      ]),
    )
  },
)
