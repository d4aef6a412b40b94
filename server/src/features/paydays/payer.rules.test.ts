import { expect, test } from 'vitest'
import { isPayerOf, payerName, payerOf } from './payer.rules.ts'

// PAYD-03, PAYD-04
test.each([
  ['Direct Deposit - Excelsior Welding Company', 'excelsior welding', 'Excelsior Welding'],
  ['ACME CORP PAYROLL 112026 PPD ID: 9111111101', 'acme', 'Acme'],
  ['Acme Corp Payroll 120426', 'acme', 'Acme'],
  [
    'HARBOR FREIGHT DES:PAYROLL ID:812345 INDN:TESTER,JORDAN CO ID:1234567890 PPD',
    'harbor freight',
    'Harbor Freight',
  ],
  ["McDonald's USA LLC   DIRECT DEP   #37499", 'mcdonalds usa', 'McDonalds USA'],
  ['SSA TREAS 310 XXSOC SEC PPD', 'ssa treas xxsoc sec', 'SSA Treas Xxsoc SEC'],
  ['3M COMPANY PAYROLL', '3m', '3M'],
  ['Zelle payment from DAD', 'zelle dad', 'Zelle DAD'],
  ['Peña Construcción 77', 'peña construcción', 'Peña Construcción'],
  ['PAYROLL', 'payroll', 'Payroll'],
  ['112026', '112026', '112026'],
  ['***', '', ''],
])('%s is a deposit of %j, whom people know as %j', (details, payer, name) => {
  expect([payerOf(details), payerName(details)]).toEqual([payer, name])
})

// PAYD-04
test.each([
  ['the text of its deposits', { name: 'My job', payer: 'ACME CORP PAYROLL 110626' }, 'acme', true],
  ['the text of other deposits', { name: 'Acme', payer: 'ACME CORP PAYROLL 110626' }, 'acme rentals', false],
  ['a typed name', { name: 'Acme', payer: null }, 'acme tool die', true],
  ['a typed name within a longer one', { name: 'Tool & Die', payer: null }, 'acme tool die', true],
  ['a typed name that is only a part of a word', { name: 'Acm', payer: null }, 'acme', false],
  ['a typed name of words that name nobody', { name: 'Pay', payer: null }, 'acme', false],
  ['a typed name without letters', { name: '!', payer: null }, 'acme', false],
])('a schedule with %s', (_what, schedule, payer, isIt) => {
  expect(isPayerOf(schedule, payer)).toBe(isIt)
})
