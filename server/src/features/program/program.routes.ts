import { getProgram } from '@yoursuccess/contract/program'
import type { Serve } from '../../http/serve.ts'
import type { ProgramService } from './program.service.ts'

export const programRoutes = (serve: Serve, program: ProgramService): void => {
  serve.open(getProgram, async () => program.getProgram())
}
