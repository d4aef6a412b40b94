import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteBillReminder, setBillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import { deleteBiller, listBillers } from '@yoursuccess/contract/bills/billers'
import { describe, expect, test } from 'vitest'
import { drop, on, refuse } from '../../../testing/wire.ts'
import {
  answer,
  controls,
  open,
  PAGE,
  power,
  press,
  serving,
  unfold,
} from '../../../testing/bills-screen.tsx'

describe('a biller', () => {
  // BILLS-54
  test('deletes a biller after confirmation and says so', async () => {
    const { wire } = open(PAGE, [...serving(), on(deleteBiller, undefined)])
    await unfold('Larkspur Power 7')
    await press('Delete Biller')
    await answer('Delete biller')
    expect(await screen.findByText('Biller was successfully removed')).toBeInTheDocument()
    expect(wire.requestsOf(deleteBiller)[0]?.params).toEqual({ id: '7' })
  })

  // BILLS-17
  test('deleting the last biller of a page shows the page before', async () => {
    let left = [1, 2, 3, 4, 5, 6].map((id) => ({ ...power, id, biller_name: `Biller ${id}` }))
    open(PAGE, [
      ...serving(),
      on(listBillers, ({ query }) => {
        const page = Number(query['page'] ?? 1)
        const billers = left.slice((page - 1) * 5, page * 5)
        return { billers, count: left.length, per_page: 5, current_page: page }
      }),
      on(deleteBiller, () => {
        left = left.slice(0, 5)
        return undefined
      }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await unfold('Biller 6 6')
    await press('Delete Biller')
    await answer('Delete biller')
    expect(await screen.findByRole('button', { name: 'Details of Biller 5 5' })).toBeInTheDocument()
  })

  // BILLS-55
  test('keeps a biller with a payment on its way and says why', async () => {
    open(PAGE, [...serving(), refuse(deleteBiller, 'biller.payment_on_its_way')])
    await unfold('Larkspur Power 7')
    await press('Delete Biller')
    await answer('Delete biller')
    expect(
      await screen.findByText(
        /^You can't delete a biller while a payment to it is scheduled or on its way\./,
      ),
    ).toBeInTheDocument()
  })

  // BILLS-103
  test('shows the first reminder date from the server, which may be later than the one chosen', async () => {
    const { wire } = open(PAGE, [
      ...serving(),
      on(setBillReminder, { reminder: { id: 3, next_reminder: '2026-12-25' } }),
    ])
    await unfold('Larkspur Power 7')
    await press('Set Reminder')
    await userEvent.type(await screen.findByLabelText('First reminder'), '2026-11-25')
    await press('Save')
    const popup = await screen.findByRole('dialog', { name: 'Reminder Set' })
    expect(popup).toHaveTextContent('You will receive a monthly email reminder starting 2026-12-25')
    expect(wire.requestsOf(setBillReminder)[0]?.body).toMatchObject({ next_reminder: '2026-11-25' })
  })

  // BILLS-100, BILLS-101, BILLS-103, BILLS-105
  test('sets a monthly reminder from a chosen day, and reports a failed deletion', async () => {
    const reminded = { ...power, reminder: { id: 3, next_reminder: '2026-11-25' } }
    const { wire } = open(PAGE, [...serving(), on(setBillReminder, { reminder: reminded.reminder })])
    await unfold('Larkspur Power 7')
    expect(screen.getByText('Not Set')).toBeInTheDocument()
    await press('Set Reminder')
    const day = await screen.findByLabelText('First reminder')
    expect(day).toHaveAttribute('placeholder', 'yyyy-MM-dd')
    await press('Save')
    expect(await screen.findByText('Please select a date')).toBeInTheDocument()
    expect(wire.requestsOf(setBillReminder)).toEqual([])
    await userEvent.type(day, '2026-11-25')
    wire.use(on(listBillers, { billers: [reminded], ...controls(1) }))
    await press('Save')
    const popup = await screen.findByRole('dialog', { name: 'Reminder Set' })
    expect(popup).toHaveTextContent('You will receive a monthly email reminder starting 2026-11-25')
    expect(wire.requestsOf(setBillReminder)[0]?.body).toEqual({ biller_id: 7, next_reminder: '2026-11-25' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Edit Reminder' })).toBeInTheDocument()
    expect(screen.getByText('2026-11-25')).toBeInTheDocument()
    wire.use(drop(deleteBillReminder))
    await press('Delete reminder')
    await answer('Delete reminder')
    const failed = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(failed).toHaveTextContent('The server responded with an error code')
  })

  // BILLS-101
  test('refuses a first reminder in the past', async () => {
    const reminder = { id: 3, next_reminder: '2026-11-21' }
    const { wire } = open(PAGE, [...serving(), on(setBillReminder, { reminder })])
    await unfold('Larkspur Power 7')
    await press('Set Reminder')
    const day = await screen.findByLabelText('First reminder')
    await userEvent.type(day, '2026-11-20')
    await userEvent.tab()
    await press('Save')
    expect(wire.requestsOf(setBillReminder)).toEqual([])
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-21')
    await press('Save')
    await waitFor(() => expect(wire.requestsOf(setBillReminder)).toHaveLength(1))
  })

  // BILLS-104
  test('shows the message of the server when a reminder could not be set', async () => {
    open(PAGE, [...serving(), refuse(setBillReminder, 'reminder.date_in_past')])
    await unfold('Larkspur Power 7')
    await press('Set Reminder')
    await userEvent.type(await screen.findByLabelText('First reminder'), '2026-11-25')
    await press('Save')
    const failed = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(failed).toHaveTextContent('Choose today or a later day.')
  })

  // BILLS-105
  test('deletes a reminder after confirmation', async () => {
    const reminded = { ...power, reminder: { id: 3, next_reminder: '2026-11-25' } }
    const { wire } = open(PAGE, [...serving([reminded]), on(deleteBillReminder, undefined)])
    await unfold('Larkspur Power 7')
    await press('Delete reminder')
    expect(wire.requestsOf(deleteBillReminder)).toEqual([])
    wire.use(on(listBillers, { billers: [power], ...controls(1) }))
    await answer('Delete reminder')
    expect(await screen.findByText('Not Set')).toBeInTheDocument()
    expect(wire.requestsOf(deleteBillReminder)[0]?.params).toEqual({ id: '3' })
  })

  // BILLS-59
  test('formats the payment amount in dollars with separators and two decimals', async () => {
    open(PAGE, serving())
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    const field = await screen.findByLabelText('Amount')
    await userEvent.type(field, '1234.5')
    await userEvent.tab()
    expect(field).toHaveValue('1,234.50')
    expect(screen.getByText('$')).toBeInTheDocument()
  })

  // BILLS-105
  test('shows an error when the server fails to delete a reminder', async () => {
    const reminded = { ...power, reminder: { id: 3, next_reminder: '2026-11-25' } }
    open(PAGE, [...serving([reminded]), refuse(deleteBillReminder, 'internal')])
    await unfold('Larkspur Power 7')
    await press('Delete reminder')
    await answer('Delete reminder')
    const failed = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(failed).toHaveTextContent('The server responded with an error code')
  })
})
