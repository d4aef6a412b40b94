/** The subset of the Galileo Program API that the bank uses: form-encoded POSTs under /galileo. */
import type { FastifyInstance } from 'fastify'
import { getCardImageToken } from './card-image/card-image.ts'
import { commitCardPinChange, getCardPinChangeKey } from './pin/calls.ts'
import type { World } from '../world.ts'
import { createAccountTransfer } from './account-transfer-call.ts'
import { addAccount } from './add-account-call.ts'
import { createAdjustment } from './adjustment-call.ts'
import { getAccountFeatures, getAccountOverview, getBalance, setAccountFeature } from './account-calls.ts'
import { registerCall } from './call.ts'
import { getAccountCards, getCard, modifyStatus } from './card-calls.ts'
import { createAccount, getEnrollmentInfo } from './enrollment-calls.ts'
import { getAuthHistory, getTransHistory } from './history-calls.ts'
import { updateAccount } from './profile-calls.ts'

export const registerGalileo = (app: FastifyInstance, world: World): void => {
  registerCall(app, world, createAccount)
  registerCall(app, world, getEnrollmentInfo)
  registerCall(app, world, updateAccount)
  registerCall(app, world, getBalance)
  registerCall(app, world, getAccountOverview)
  registerCall(app, world, getTransHistory)
  registerCall(app, world, getAuthHistory)
  registerCall(app, world, getCard)
  registerCall(app, world, getAccountCards)
  registerCall(app, world, modifyStatus)
  registerCall(app, world, setAccountFeature)
  registerCall(app, world, getAccountFeatures)
  registerCall(app, world, getCardPinChangeKey)
  registerCall(app, world, commitCardPinChange)
  registerCall(app, world, getCardImageToken)
  registerCall(app, world, createAdjustment)
  registerCall(app, world, addAccount)
  registerCall(app, world, createAccountTransfer)
}
