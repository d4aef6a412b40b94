import { expect, test } from 'vitest'
import { type BillerOfPlan, trusteeOfBiller } from './link-billers.rules.ts'

const NO_TRUSTEE: BillerOfPlan = {
  recognizedAs: undefined,
  isListed: false,
  isTrustee: false,
  linkedTo: undefined,
}
const OWN_WORDS = { id: 7, isOfDirectory: false }
const LISTED = { id: 8, isOfDirectory: true }

// CASE-24
test.each<{
  name: string
  biller: Partial<BillerOfPlan>
  inForce?: Parameters<typeof trusteeOfBiller>[1]
  linked: number | null | undefined
}>([
  { name: 'one that is recognized', biller: { recognizedAs: 3, isListed: true }, inForce: LISTED, linked: 3 },
  { name: 'one that is no trustee', biller: {}, inForce: OWN_WORDS, linked: undefined },
  { name: 'one that is no trustee, without a trustee', biller: {}, linked: undefined },
  { name: 'a trustee, without a trustee of the plan', biller: { isTrustee: true }, linked: null },
  { name: 'a listed one, without a trustee of the plan', biller: { isListed: true }, linked: null },
  { name: 'a trustee of another name', biller: { isTrustee: true }, inForce: OWN_WORDS, linked: 7 },
  {
    name: 'another trustee that the directory lists',
    biller: { isTrustee: true, isListed: true, linkedTo: null },
    inForce: OWN_WORDS,
    linked: undefined,
  },
  {
    name: 'a trustee of another name than the listed one',
    biller: { isTrustee: true },
    inForce: LISTED,
    linked: undefined,
  },
  {
    name: 'the same, if it counted before the plan named a trustee',
    biller: { isTrustee: true, linkedTo: null },
    inForce: LISTED,
    linked: 8,
  },
  {
    name: 'the same, if it counted for an earlier trustee',
    biller: { isTrustee: true, linkedTo: 5 },
    inForce: LISTED,
    linked: 5,
  },
])('$name is linked to $linked', ({ biller, inForce, linked }) => {
  expect(trusteeOfBiller({ ...NO_TRUSTEE, ...biller }, inForce)).toBe(linked)
})
