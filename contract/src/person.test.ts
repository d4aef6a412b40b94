import { expect, test } from 'vitest'
import { isPoBox, nameInput } from './person.ts'

test.each([
  'P.O. Box 12',
  'po box 9',
  'PO Box12A',
  'P O Box 4',
  'P/O Box 4',
  'P0 Box 12',
  'PO-Box 7',
  'P.O.B. 5',
  'POB 77',
  'P.O. Drawer 3',
  'Post Office Box 3',
  '12 Oak Street, PO Box 9',
])('"%s" is a post office box', (line) => {
  expect(isPoBox(line)).toBe(true)
})

test.each([
  '12 Oak Street',
  '12 Pobrook Street',
  '4 Post Office Road',
  'RR 2 Box 14',
  '9 Po Boxwood Lane',
  '7 Capo Box Lane',
])('"%s" is a place to live', (line) => {
  expect(isPoBox(line)).toBe(false)
})

test.each(['Zoë', 'O’Brien-Smith', "'t Hooft", '’t Hart', 'Nguyễn', 'de la Cruz'])(
  '"%s" is a name',
  (name) => {
    expect(nameInput.parse(name)).toBe(name)
  },
)

test.each(['R2', "'", '- -', 'Ana!', 'Ana.'])('"%s" is no name', (name) => {
  expect(nameInput.safeParse(name).success).toBe(false)
})
