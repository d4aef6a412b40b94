/** A text with a number and what is counted has both forms: "1 payday" and "2 paydays". */
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.messages.ts', '../**/*.messages.es.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const COUNTED =
  'seconds|minutes|hours|days|months|years|payments|paydays|deposits|receipts|bills|parts|times|' +
  'segundos|minutos|horas|días|meses|años|pagos|depósitos|recibos|facturas|partes|veces'

/** `name: '... {count} paydays ...'` in one line, or with the text in the line after the name. */
const PLURAL_ONLY = new RegExp(
  `(\\w+):\\s*['"][^\\n]*\\{\\w+\\} (?:<more>)?(?:${COUNTED})(?![\\wáéíóúñ])`,
  'g',
)

/** Texts whose number is never 1, by catalog and name, each with the reason. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'overview.monthOfPresumed': 'a length that nobody entered is 36 or 60 months',
  'facts.monthsChip': 'the lengths that are offered are 36 and 60 months',
  'receipts.showAll': 'the button is there only for more than the first few',
  'paydays.showAll': 'the button is there only for more than the first few',
  'inactivity.signOutInAbout': 'the countdown is said at 60, 30 and 10 seconds',
  'application.sendAgainInSeconds': 'the countdown is said at 60, 30 and 10 seconds',
  'forecast.fromPurchases': 'fewer days are no basis for everyday spending',
  'forecast.fromGoals': 'a month has 28 days or more',
  'program.refund': 'the program gives weeks for it',
  'program.cashable': 'the program gives weeks for it',
  'trustees.returnedFor': 'an office that counts days counts many',
  'trustees.returnedForGood': 'an office that counts days counts many',
}

/** "../features/plan/overview/overview.messages.es.ts" is "overview". */
const catalogOf = (file: string) => /([a-z-]+)\.messages(?:\.es)?\.ts$/.exec(file)?.[1]

test('every text that counts has a form for one', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(PLURAL_ONLY)].map(([, name]) => `${catalogOf(file)}.${name}`),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((name) => !(name in NEVER_ONE))).toEqual([])
  expect(Object.keys(NEVER_ONE).filter((name) => !found.includes(name))).toEqual([])
})
