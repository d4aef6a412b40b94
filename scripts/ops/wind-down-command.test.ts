import { expect, test } from 'vitest'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { callJson } from '../seed/calls.ts'
import { windDown as command } from './wind-down-command.ts'

// OPERATIONS-74
test('announces, changes, enforces and cancels the end of the program, and names invalid input', async () => {
  const served = await openTestBank({ today: '2026-11-20' })
  const operator = (method: string, path: string, sent?: unknown) =>
    callJson<unknown>(`${served.operatorUrl}/operator${path}`, method, sent, served.config.operatorKey)
  const windDown = (...args: string[]) => command(operator, args)
  expect(await windDown()).toMatchObject({ wind_down: { mode: 'off' } })
  const days = ['--last-deposit', '2027-01-29', '--last-spend', '2027-03-05']
  expect(await windDown('announce', ...days, '--refund-within', '30')).toMatchObject({
    wind_down: { mode: 'notice', last_spend_on: '2027-03-05', refund_within_days: 30 },
  })
  expect(await windDown('change', '--last-spend', '2027-04-02')).toMatchObject({
    wind_down: { last_deposit_on: '2027-01-29', last_spend_on: '2027-04-02' },
  })
  await expect(windDown('change', '--last-spend', '2027-02-30')).rejects.toThrow('invalid_input')
  await expect(windDown('announce', ...days)).rejects.toThrow('program.announced')
  await expect(windDown('anounce')).rejects.toThrow('unknown wind-down action anounce')
  expect(await windDown('enforce')).toMatchObject({ wind_down: { mode: 'enforced' } })
  expect(await windDown('cancel')).toMatchObject({ wind_down: { mode: 'off' } })
  await served.close()
})
