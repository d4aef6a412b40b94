import type { FastifyInstance } from 'fastify'
import { registerCall } from '../call.ts'
import type { World } from '../../world.ts'
import { addAchAccount, getAchAccounts, removeAchAccount } from './account-calls.ts'
import { registerAchControl } from './control.ts'
import { cancelAchTransaction, createAchTransaction, getAchTransactionHistory } from './transfer-calls.ts'

export const registerAch = (app: FastifyInstance, world: World): void => {
  registerCall(app, world, addAchAccount)
  registerCall(app, world, getAchAccounts)
  registerCall(app, world, removeAchAccount)
  registerCall(app, world, createAchTransaction)
  registerCall(app, world, cancelAchTransaction)
  registerCall(app, world, getAchTransactionHistory)
  registerAchControl(app, world)
}
