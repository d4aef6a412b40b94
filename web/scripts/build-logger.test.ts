import { expect, test, vi } from 'vitest'
import { buildLogger } from './build-logger.ts'

test("ignores the warning about Vite's own plugin and logs every other warning", () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logger = buildLogger()
  logger.warn('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  logger.warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  expect(warn).not.toHaveBeenCalled()
  logger.warn('a file is too large')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
