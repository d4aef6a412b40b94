import type { FastifyInstance } from 'fastify'
import { registerCall } from '../call.ts'
import type { World } from '../../world.ts'
import {
  addPaperBiller,
  addRppsBiller,
  getBillers,
  removeBiller,
  searchBillerDirectory,
} from './biller-calls.ts'
import { registerBillPaymentControl } from './control.ts'
import { getBillPayHistory } from './history-call.ts'
import { cancelBillPayment, createBillPayment } from './payment-calls.ts'

export const registerBillPay = (app: FastifyInstance, world: World): void => {
  registerCall(app, world, searchBillerDirectory)
  registerCall(app, world, addRppsBiller)
  registerCall(app, world, addPaperBiller)
  registerCall(app, world, getBillers)
  registerCall(app, world, removeBiller)
  registerCall(app, world, createBillPayment)
  registerCall(app, world, cancelBillPayment)
  registerCall(app, world, getBillPayHistory)
  registerBillPaymentControl(app, world)
}
