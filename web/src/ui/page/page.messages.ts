import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.page', {
  tryAgain: 'Try again',
  reloadPage: 'Reload the page',
  somethingWentWrong: 'Something went wrong',
  noConnection: "We couldn't reach YourSuccess. Check your connection and try again.",
  notLoaded: "We couldn't load this. Try again in a moment.",
  notShown: "We couldn't show this page. Try again.",
  loading: 'Loading',
  loadingThePage: 'Loading the page',
  tips: 'Tips',
  reference: 'Reference for support: {id}',
  documents: {
    electronicCommunications: 'Electronic Communications Agreement',
    depositAccount: 'Deposit Account Agreement',
    privacyPolicy: 'Privacy Policy',
  },
  /** The names of the languages, each in its own. */
  languages: { en: 'English', es: 'Español' } satisfies Record<LanguageCode, string>,
  customerService: 'Customer service: {phone}',
  about: '{product} is a bank account for people in a Chapter 13 plan. Banking services by {bank}.',
})
