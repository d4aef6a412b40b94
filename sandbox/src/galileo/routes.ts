/** The subset of the Galileo Program API that the bank uses: form-encoded POSTs under /galileo. */
import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { createAccount, getAccountFeatures, getBalance, setAccountFeature } from './account-calls.ts'
import { registerCall } from './call.ts'
import { getAccountCards, getCard, modifyStatus } from './card-calls.ts'
import { getAuthHistory, getTransHistory } from './history-calls.ts'

export const registerGalileo = (app: FastifyInstance, world: World): void => {
  registerCall(app, world, createAccount)
  registerCall(app, world, getBalance)
  registerCall(app, world, getTransHistory)
  registerCall(app, world, getAuthHistory)
  registerCall(app, world, getCard)
  registerCall(app, world, getAccountCards)
  registerCall(app, world, modifyStatus)
  registerCall(app, world, setAccountFeature)
  registerCall(app, world, getAccountFeatures)
}
