import { chooseLanguage } from '@yoursuccess/contract/customer/language'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'

const setCookie = (value: string) => {
  document.cookie = `Language=${value}`
}
afterEach(() => {
  document.cookie = 'Language=; max-age=0'
})

const choosing = on(chooseLanguage, { language: 'es' })

// LANGUAGE-04
test('keeps a language that the customer just chose in this browser', async () => {
  setCookie('es.new')
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [choosing] })
  await waitFor(() =>
    expect(wire.requestsOf(chooseLanguage).map(({ body }) => body)).toEqual([{ language: 'es' }]),
  )
})

test('sends nothing for a language that is kept already', async () => {
  setCookie('es')
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [choosing] })
  await screen.findByText(/Welcome/)
  expect(wire.requestsOf(chooseLanguage)).toEqual([])
})

// LANGUAGE-03
test('each page has a link to itself in the other language', async () => {
  renderApp('/login')
  const [link] = await screen.findAllByRole('link', { name: 'Español' })
  expect(link).toHaveAttribute('href', '?language=es')
  expect(link).toHaveAttribute('lang', 'es')
})
