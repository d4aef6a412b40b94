import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { verifyProof } from '@yoursuccess/contract/proof/proof'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { on, refuse, type Handler } from '../../testing/wire.ts'

const CODE = '0123456789ABCDEFGHJKMNPQRS'
/** SHA-256 of "abc" (FIPS 180). */
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const pdfFile = () => new File(['abc'], 'history.pdf', { type: 'application/pdf' })

const open = (path: string, ...handlers: Handler[]) => renderApp(path, { handlers })
const choose = async (file = pdfFile()) =>
  userEvent.upload(await screen.findByLabelText('The PDF file'), file)
const type = async (code: string) =>
  userEvent.type(await screen.findByLabelText('Code on the document'), code)
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check' }))

// EVI-03
test.each([
  ['a visitor', undefined],
  ['a customer', sampleUser],
])('says when the document was made, and sends no file, for %s', async (_who, user) => {
  const { wire, router } = renderApp(`/verify?code=${CODE}`, {
    handlers: [on(verifyProof, { made_at: '2026-11-20T17:00:00.000Z' })],
    ...(user && { user }),
  })
  expect(await screen.findByLabelText('Code on the document')).toHaveValue(CODE)
  expect(router.state.location.href).toBe('/verify')
  await choose()
  await check()
  expect(
    await screen.findByText('This is the document that YourSuccess made on November 20, 2026'),
  ).toBeInTheDocument()
  expect(screen.getByText(/We did not check what it marks as typed/)).toBeInTheDocument()
  expect(wire.requestsOf(verifyProof).map(({ body }) => body)).toEqual([
    { code: CODE, sha256: SHA256_OF_ABC },
  ])
})

// EVI-03
test('says that another file is not the document, and forgets that once the form changes', async () => {
  open('/verify', on(verifyProof, { made_at: null }))
  await type('01234-56789-abcde-fghjk-mnpqrs')
  await choose()
  await check()
  expect(await screen.findByText('This is not the document that was made')).toBeInTheDocument()
  await type('0')
  expect(screen.queryByText('This is not the document that was made')).not.toBeInTheDocument()
})

// EVI-03
test('does not show the answer about one file for another that was chosen meanwhile', async () => {
  const arrival = Promise.withResolvers<void>()
  const { wire } = open(
    `/verify?code=${CODE}`,
    on(verifyProof, async ({ body }) => {
      const isFirst = JSON.stringify(body).includes(SHA256_OF_ABC)
      if (isFirst) await arrival.promise
      return { made_at: isFirst ? '2026-11-20T17:00:00.000Z' : null }
    }),
  )
  await choose()
  await check()
  const button = screen.getByRole('button', { name: 'Check' })
  await waitFor(() => expect(button).toHaveAttribute('data-loading'))
  await choose(new File(['changed'], 'history.pdf', { type: 'application/pdf' }))
  arrival.resolve()
  await waitFor(() => expect(button).not.toHaveAttribute('data-loading'))
  expect(screen.queryByText(/^This is the document/)).not.toBeInTheDocument()
  await check()
  expect(await screen.findByText('This is not the document that was made')).toBeInTheDocument()
  expect(wire.requestsOf(verifyProof)).toHaveLength(2)
})

// EVI-03
test('asks for a code and a file before it sends anything', async () => {
  const { wire } = open('/verify')
  await check()
  expect(await screen.findByText(/^This is not a code of a document/)).toBeInTheDocument()
  await type(CODE)
  await check()
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the file.')
  expect(wire.requestsOf(verifyProof)).toEqual([])
})

// EVI-03
test('says when the file cannot be read', async () => {
  const { wire } = open(`/verify?code=${CODE}`)
  const file = pdfFile()
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('gone'))
  await choose(file)
  await check()
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't read this file.")
  expect(wire.requestsOf(verifyProof)).toEqual([])
})

// EVI-03
test('after too many tries says so and keeps the form', async () => {
  open(`/verify?code=${CODE}`, refuse(verifyProof, 'too_many_requests'))
  await choose()
  await check()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('Code on the document')).toHaveValue(CODE)
})
