import { getProgram } from '@yoursuccess/contract/program/program'
import {
  announceEnd,
  cancelEnd,
  changeEnd,
  setProgramCalendar,
} from '@yoursuccess/contract/program/program-review'
import type { Serve } from '../../http/serve.ts'
import { disableTimeout } from '../../http/disable-timeout.ts'
import { type ProgramService, viewCalendar } from './program.service.ts'

export const programRoutes = (serve: Serve, program: ProgramService): void => {
  serve.open(getProgram, () => program.getProgram())
  serve.open(announceEnd, async ({ body }) => ({ wind_down: viewCalendar(await program.announce(body)) }))
  serve.open(changeEnd, async ({ body }) => ({ wind_down: viewCalendar(await program.change(body)) }))
  serve.open(cancelEnd, async () => ({ wind_down: viewCalendar(await program.cancel()) }))
}

/** Only mounted with a sandbox. `runDue` runs all work that is due by the new calendar. */
export const sandboxProgramRoutes = (serve: Serve, program: ProgramService, runDue: () => Promise<void>) => {
  serve.open(setProgramCalendar, async ({ body, request }) => {
    disableTimeout(request)
    const calendar = await program.set(body)
    await runDue()
    return { wind_down: viewCalendar(calendar) }
  })
}
