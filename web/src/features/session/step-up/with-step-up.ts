import { CallError } from '../../../lib/call-error.ts'

/**
 * Calls again once ownership was proven, where the server asks for it. For calls that no form submits; a form uses
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
