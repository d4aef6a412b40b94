import { expect, test } from 'vitest'
import { personalInfoForm } from '../customer/personal-info.ts'
import { isPoBox, nameInput, residenceInput } from './person.ts'

// APPLICATION-25
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

// APPLICATION-25
test.each([
  '12 Oak Street',
  '12 Pobrook Street',
  '4 Post Office Road',
  'RR 2 Box 14',
  '9 Po Boxwood Lane',
  '7 Capo Box Lane',
])('"%s" is not a post office box', (line) => {
  expect(isPoBox(line)).toBe(false)
})

test.each(['Zoë', 'O’Brien-Smith', "'t Hooft", '’t Hart', 'Nguyễn', 'de la Cruz'])(
  '"%s" is a name',
  (name) => {
    expect(nameInput.parse(name)).toBe(name)
  },
)

test.each(['R2', "'", '- -', 'Ana!', 'Ana.'])('"%s" is not a name', (name) => {
  expect(nameInput.safeParse(name).success).toBe(false)
})

const home = { address_1: '12 Oak St.', city: 'Springfield', state: 'IL', postal_code: '62701' } as const
const inSettings = (address: typeof home) =>
  personalInfoForm.safeParse({
    first_name: 'Ana',
    last_name: 'Reyes',
    primary_phone: '5550100177',
    email: 'ana@example.com',
    address_attributes: address,
    shipping_address_different: false,
  }).success

// ACCOUNT-31
test.each([
  [{ address_1: "12 O'Hare Av. #4" }, true],
  [{ address_1: '12½ Rue de l’Église, rear' }, true],
  [{ address_1: '12 1/2 Oak St.' }, true],
  [{ city: "Coeur d'Alene" }, true],
  [{ address_1: 'Oak' }, false],
  [{ address_1: '12 <Oak>' }, false],
  [{ city: 'Area 51' }, false],
])('the application and the settings agree on an address with %j', (change, isValid) => {
  const address = { ...home, ...change } as typeof home
  expect([residenceInput.safeParse(address).success, inSettings(address)]).toEqual([isValid, isValid])
})
