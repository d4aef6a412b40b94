/** The feature's API calls: the agreement, what it would do, and planned payments. */
import { answerPull } from '@yoursuccess/contract/autopay/answer-pull'
import { previewAutopay, saveAutopay, stopAutopay } from '@yoursuccess/contract/autopay/autopay'
import {
  agreeToCatchUp,
  endCatchUp,
  getCatchUp,
  previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import {
  changePlannedPayment,
  movePlannedPayment,
  skipPlannedPayment,
} from '@yoursuccess/contract/autopay/planned-payments'
import type { BodyInputOf, QueryInputOf, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { AUTOPAY, reloadPlanMoney } from '../../lib/query-keys.ts'
import { type SubmitOptions, useSubmit } from '../../lib/use-submit.ts'

export type AutopayPreview = ReplyOf<typeof previewAutopay>
export type PreviewQuery = QueryInputOf<typeof previewAutopay>
export type AutopayInput = BodyInputOf<typeof saveAutopay>['autopay']

/** The next payments if the customer agreed to this. The ones before stay on the screen while it loads. */
export const previewQuery = (query: PreviewQuery) =>
  queryOptions({
    queryKey: [AUTOPAY, 'preview', query],
    queryFn: ({ signal }) => call(previewAutopay, { query, signal }),
    placeholderData: keepPreviousData,
  })

export type CatchUpPreview = ReplyOf<typeof previewCatchUp>

/** The catch-up that is under way. Null without one. */
export const catchUpQuery = queryOptions({
  queryKey: [AUTOPAY, 'catch-up'],
  queryFn: ({ signal }) => call(getCatchUp, { signal }),
  select: ({ catch_up }) => catch_up,
})

/** What is behind, over so many paydays. The one before stays on the screen while it loads. */
export const catchUpPreviewQuery = (paydays: number) =>
  queryOptions({
    queryKey: [AUTOPAY, 'catch-up-preview', paydays],
    queryFn: ({ signal }) => call(previewCatchUp, { query: { paydays: String(paydays) }, signal }),
    placeholderData: keepPreviousData,
  })

const useChange = <Values, Result>(options: Omit<SubmitOptions<Values, Result>, 'isKeyed' | 'onSettled'>) =>
  useSubmit({ ...options, isKeyed: true, onSettled: reloadPlanMoney })

export const useSaveAutopay = () =>
  useChange({
    name: 'save-autopay',
    send: (autopay: AutopayInput, idempotencyKey) => call(saveAutopay, { body: { autopay }, idempotencyKey }),
  })

export const useStopAutopay = () =>
  useChange({
    name: 'stop-autopay',
    send: (_none: void, idempotencyKey) => call(stopAutopay, { idempotencyKey }),
  })

export const useSkipPayment = () =>
  useChange({
    name: 'skip-planned-payment',
    send: (id: number, idempotencyKey) => call(skipPlannedPayment, { params: { id }, idempotencyKey }),
  })

interface PaymentMove extends BodyInputOf<typeof movePlannedPayment> {
  id: number
}

export const useMovePayment = () =>
  useChange({
    name: 'move-planned-payment',
    send: ({ id, ...body }: PaymentMove, idempotencyKey) =>
      call(movePlannedPayment, { params: { id }, body, idempotencyKey }),
  })

interface PaymentChange extends BodyInputOf<typeof changePlannedPayment> {
  id: number
}

export const useChangePayment = () =>
  useChange({
    name: 'change-planned-payment',
    send: ({ id, ...body }: PaymentChange, idempotencyKey) =>
      call(changePlannedPayment, { params: { id }, body, idempotencyKey }),
  })

interface PullAnswer extends BodyInputOf<typeof answerPull> {
  id: number
}

export const useAnswerPull = () =>
  useChange({
    name: 'answer-pull',
    send: ({ id, ...body }: PullAnswer, idempotencyKey) =>
      call(answerPull, { params: { id }, body, idempotencyKey }),
  })

export const useAgreeToCatchUp = () =>
  useChange({
    name: 'agree-to-catch-up',
    send: (catch_up: BodyInputOf<typeof agreeToCatchUp>['catch_up'], idempotencyKey) =>
      call(agreeToCatchUp, { body: { catch_up }, idempotencyKey }),
  })

/** Takes no key: stopping it again changes nothing. */
export const useStopCatchUp = () =>
  useSubmit({
    name: 'stop-catch-up',
    send: () => call(endCatchUp, {}),
    onSettled: reloadPlanMoney,
  })
