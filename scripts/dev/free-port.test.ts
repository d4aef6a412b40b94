import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port is given to one caller, whoever else asks before it is used', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
})
