import { messages } from '@yoursuccess/contract/core/messages'

/** The question what to do with the money set aside, on the home page and on the page of the set-aside. */
export const choiceCopy = messages('setaside.choice', {
  causes: {
    tools_off: 'Your plan tools are turned off, so nothing more is set aside.',
    dismissed: 'Your case was dismissed, so nothing more is set aside.',
    converted: 'Your case was converted, so nothing more is set aside.',
  },
  question:
    "{amount} is still set aside. Should we keep it there? If you don't tell us by {day}, we'll move it back to your account.",
  attorney: 'Ask your attorney before you move this money.',
  kept: '{amount} stays set aside until you move it back.',
  keep: 'Keep it set aside',
  return: 'Move it back now',
  done: {
    keep: 'Your money stays set aside.',
    return: 'Your money is on its way back to your account.',
  },
})
