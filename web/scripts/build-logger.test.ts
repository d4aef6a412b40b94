import { expect, test, vi } from 'vitest'
import { buildLogger } from './build-logger.ts'

test('a build is silent about a plugin of Vite itself, and tells every other warning', () => {
  const dialog = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logger = buildLogger()
  logger.warn('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  logger.warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  expect(dialog).not.toHaveBeenCalled()
  logger.warn('a file is too large')
  expect(dialog).toHaveBeenCalledTimes(1)
  dialog.mockRestore()
})
