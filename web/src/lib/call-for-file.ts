import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import { NetworkError } from './call-error.ts'
import { type CallInput, respond } from './call.ts'

/**
 * Calls an endpoint that answers with a file. Throws CallError when the server refuses, NetworkError without
 * a reply.
 */
export const callForFile = async <E extends Pick<Endpoint, 'method' | 'path'>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Blob> => {
  const response = await respond(endpoint, input)
  try {
    return await response.blob()
  } catch (error) {
    throw new NetworkError(error)
  }
}
