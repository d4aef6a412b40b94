import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.notFound', {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may not be available for your account.',
  toDashboard: 'Go to your dashboard',
  toStartPage: 'Go to the home page',
})
