/** When the app replaces the server-rendered page, nothing that the customer did meanwhile is lost. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'
import { whileDrawn } from './while-drawn.ts'

const Form = ({ onSubmit }: { onSubmit: (form: { email: string; password: string }) => void }) => {
  const [form, setForm] = useState({ email: '', password: '' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(form)
      }}
    >
      <a href="/help">Help</a>
      <input
        name="username"
        type="email"
        aria-label="Email"
        value={form.email}
        onChange={({ currentTarget: { value } }) => setForm((before) => ({ ...before, email: value }))}
      />
      <input
        name="password"
        type="password"
        aria-label="Password"
        value={form.password}
        onChange={({ currentTarget: { value } }) => setForm((before) => ({ ...before, password: value }))}
      />
      <button type="button">Show</button>
      <button type="submit">Log In</button>
    </form>
  )
}

const TakingOver = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => takeOver(document), [])
  return children
}

const submitted = vi.fn<(form: { email: string; password: string }) => void>()
const start = vi.fn<() => Promise<void>>(async () => undefined)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  submitted.mockClear()
  start.mockClear()
  const drawn = document.createElement('div')
  drawn.id = 'drawn'
  const page = new DOMParser().parseFromString(
    renderToStaticMarkup(<Form onSubmit={submitted} />),
    'text/html',
  )
  drawn.append(...page.body.childNodes)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(drawn, root)
  whileDrawn(start)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const appTakesOver = () =>
  render(
    <TakingOver>
      <Form onSubmit={submitted} />
    </TakingOver>,
    { container: document.querySelector<HTMLElement>('#root') ?? document.body },
  )

// SESSION-10
test('keeps what was typed, and submits it', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'Secret-1')
  appTakesOver()
  expect(document.querySelector('#drawn')).not.toBeInTheDocument()
  expect(field('Email')).toHaveValue('ada@example.com')
  expect(field('Password')).toHaveValue('Secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(submitted.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'Secret-1' }]])
})

test('keeps the cursor where it was', async () => {
  field('Password').focus()
  field('Password').value = 'Secet'
  field('Password').setSelectionRange(3, 3)
  appTakesOver()
  await Promise.resolve()
  expect(field('Password')).toHaveFocus()
  expect([field('Password').selectionStart, field('Password').selectionEnd]).toEqual([3, 3])
})

test('keeps the focus on a link', () => {
  screen.getByRole('link').focus()
  appTakesOver()
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus()
})

// SESSION-10
test('the app submits a form once that was submitted before it loaded', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'Secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.type(field('Password'), '2{Enter}')
  expect(submitted).not.toHaveBeenCalled()
  appTakesOver()
  await waitFor(() => expect(submitted).toHaveBeenCalled())
  expect(submitted.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'Secret-12' }]])
})

test('presses a button once that was held down while the app took over and is then released', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Log In' }))
  appTakesOver()
  expect(submitted).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Log In' })
  fireEvent.pointerUp(button)
  fireEvent.pointerUp(button)
  expect(submitted.mock.calls).toEqual([[{ email: 'ada@example.com', password: '' }]])
})

test('presses nothing when the button is released elsewhere or was released before', () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Show' }))
  fireEvent.pointerUp(document.body)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Log In' }))
  appTakesOver()
  fireEvent.pointerUp(screen.getByRole('link'))
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Log In' }))
  expect(submitted).not.toHaveBeenCalled()
})

test('types and presses nothing on another page', async () => {
  const pressed = vi.fn<() => void>()
  await userEvent.type(field('Password'), 'Secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  render(
    <TakingOver>
      <input name="amount" aria-label="Amount" />
      <input name="note" aria-label="Note" />
      <button type="button" onClick={pressed}>
        Later
      </button>
      <button type="button" onClick={pressed}>
        Send
      </button>
    </TakingOver>,
    { container: document.querySelector<HTMLElement>('#root') ?? document.body },
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(pressed).not.toHaveBeenCalled()
  expect(field('Amount')).toHaveValue('')
  expect(field('Note')).toHaveValue('')
})

test('starts the app after the first paint', async () => {
  expect(start).not.toHaveBeenCalled()
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

test('starts the app at once on a hidden page, which is never painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start.mockClear()
  whileDrawn(start)
  expect(start).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
