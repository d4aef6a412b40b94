import { expect, test, vi } from 'vitest'
import { buildLogger } from './build-logger.ts'

test('leaves out what says nothing about the app, and logs every other warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logger = buildLogger()
  logger.warn('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  logger.warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`. This may cause ...')
  logger.warn('[PLUGIN_TIMINGS] JavaScript callbacks ran for 20.9s of this 24.4s build')
  expect(warn).not.toHaveBeenCalled()
  logger.warn('a file is too large')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
