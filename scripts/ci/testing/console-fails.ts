/**
 * Makes a test fail if it causes a console.error or console.warn. A test that expects one replaces the
 * function with `vi.spyOn(console, 'error').mockImplementation(...)` and asserts on it.
 */
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const problems: string[] = []

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    problems.push(`console.${level}: ${format(...words)}`)
    print(...words)
  }
}

const failOnConsoleOutput = () => {
  const [first] = problems.splice(0)
  if (first) throw new Error(first)
}

afterEach(failOnConsoleOutput)
// Output while the file loads, or in its hooks, makes the file fail.
afterAll(failOnConsoleOutput)
