import { CallError } from '../../../lib/call-error.ts'

/**
 * If the server requires proof of ownership, asks for it and calls again. For calls without a form; forms use
 * `useSubmit`, which does the same.
 */
export const withStepUp = async <Result>(send: () => Promise<Result>): Promise<Result> => {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'step_up.required') throw error
    const { askForStepUp } = await import('./ask-for-step-up.tsx')
    if (!(await askForStepUp(error.details[0] === 'code' ? 'code' : 'password'))) throw error
    return send()
  }
}
