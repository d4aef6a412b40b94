import { expect, test, vi } from 'vitest'
import { buildLogger } from './build-logger.ts'

test('a build is silent about a plugin of Vite itself, and tells every other warning', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logger = buildLogger()
  logger.warn('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  logger.warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  expect(told).not.toHaveBeenCalled()
  logger.warn('a file is too large')
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
})
