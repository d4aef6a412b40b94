import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { registerLinkCall } from './call.ts'
import { registerLinkControl } from './control.ts'
import { registerLinkWindow } from './link/routes.ts'
import { getAccounts, getAuth, getIdentity, getItem, matchIdentity } from './read-calls.ts'
import {
  createPublicTokenInSandbox,
  fireWebhook,
  resetLogin,
  setVerificationStatus,
} from './sandbox-calls.ts'
import { createLinkToken, exchangePublicToken, getVerificationKey, removeItem } from './token-calls.ts'

export const registerLinking = (app: FastifyInstance, world: World): void => {
  registerLinkCall(app, world, createLinkToken)
  registerLinkCall(app, world, exchangePublicToken)
  registerLinkCall(app, world, removeItem)
  registerLinkCall(app, world, getVerificationKey)
  registerLinkCall(app, world, getAccounts)
  registerLinkCall(app, world, getAuth)
  registerLinkCall(app, world, getIdentity)
  registerLinkCall(app, world, matchIdentity)
  registerLinkCall(app, world, getItem)
  registerLinkCall(app, world, createPublicTokenInSandbox)
  registerLinkCall(app, world, setVerificationStatus)
  registerLinkCall(app, world, resetLogin)
  registerLinkCall(app, world, fireWebhook)
  registerLinkControl(app, world)
  registerLinkWindow(app, world)
}
