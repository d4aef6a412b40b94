import type { Registered } from '../../boot/registered.ts'
import { choicesWork } from './ask-choice.ts'
import { closeSetAsideJob, followUpClosingsJob, windDownWork } from './close-set-aside.ts'
import { moveSharesJob, sharesWork } from './move-shares.ts'
import { followUpOpeningsJob, openSetAsideJob } from './open-set-aside.ts'
import { returnLateJob } from './return-late.ts'
import { followUpMovesJob, sendMoveJob } from './send-move.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import { setasideRecords } from './setaside.records.ts'
import { setasideRoutes } from './setaside.routes.ts'
import { type SetasideService, setasideService } from './setaside.service.ts'

export const registerSetaside = (deps: SetasideDeps): Registered<SetasideService> => {
  const service = setasideService(deps)
  return {
    service,
    routes: (serve) => setasideRoutes(serve, service),
    jobs: [
      openSetAsideJob(deps),
      followUpOpeningsJob(deps),
      sendMoveJob(deps),
      followUpMovesJob(deps),
      closeSetAsideJob(deps),
      returnLateJob(deps),
      followUpClosingsJob(deps),
      moveSharesJob(deps),
    ],
    // After the last day of spending, nothing moves in anymore.
    dueWork: [windDownWork(deps), choicesWork(deps), sharesWork(deps)],
    records: setasideRecords,
  }
}
