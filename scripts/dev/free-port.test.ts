import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('gives each caller a different port, even before the ports are used', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
})
