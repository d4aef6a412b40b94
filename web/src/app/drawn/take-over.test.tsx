/** From the server's page to the app: nothing that a customer did meanwhile is lost. */
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

const sent = vi.fn<(form: { email: string; password: string }) => void>()
const start = vi.fn<() => Promise<void>>(async () => undefined)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  sent.mockClear()
  start.mockClear()
  const drawn = document.createElement('div')
  drawn.id = 'drawn'
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<Form onSubmit={sent} />), 'text/html')
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

const theAppComes = () =>
  render(
    <TakingOver>
      <Form onSubmit={sent} />
    </TakingOver>,
    { container: document.querySelector<HTMLElement>('#root') ?? document.body },
  )

// SESSION-10
test('what was typed is in the fields of the app, and is what it sends', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'Secret-1')
  theAppComes()
  expect(document.querySelector('#drawn')).toBeNull()
  expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', 'Secret-1'])
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(sent.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'Secret-1' }]])
})

test('one types on where one was', async () => {
  field('Password').focus()
  field('Password').value = 'Secet'
  field('Password').setSelectionRange(3, 3)
  theAppComes()
  await Promise.resolve()
  expect(document.activeElement).toBe(field('Password'))
  expect([field('Password').selectionStart, field('Password').selectionEnd]).toEqual([3, 3])
})

test('the focus stays on a link', () => {
  screen.getByRole('link').focus()
  theAppComes()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }))
})

// SESSION-10
test('a form that was sent before the app was there is sent by it, once', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  await userEvent.type(field('Password'), 'Secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.type(field('Password'), '2{Enter}')
  expect(sent).not.toHaveBeenCalled()
  theAppComes()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'Secret-12' }]])
})

test('a button that is held down as the app comes is pressed when it is let go, once', async () => {
  await userEvent.type(field('Email'), 'ada@example.com')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Log In' }))
  theAppComes()
  expect(sent).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Log In' })
  fireEvent.pointerUp(button)
  fireEvent.pointerUp(button)
  expect(sent.mock.calls).toEqual([[{ email: 'ada@example.com', password: '' }]])
})

test('who lets go elsewhere, or did before the app came, has pressed nothing by it', () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Show' }))
  fireEvent.pointerUp(document.body)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Log In' }))
  theAppComes()
  fireEvent.pointerUp(screen.getByRole('link'))
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Log In' }))
  expect(sent).not.toHaveBeenCalled()
})

test('on another page nothing is typed or pressed', async () => {
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
  expect([field('Amount').value, field('Note').value]).toEqual(['', ''])
})

test('the app comes after the first picture', async () => {
  expect(start).not.toHaveBeenCalled()
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

test('a page that nobody sees has no picture to wait for', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start.mockClear()
  whileDrawn(start)
  expect(start).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
