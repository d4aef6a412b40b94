/**
 * A server that can be killed between two steps: before, inside and after each transaction, and before and
 * after each partner call. A dead server does nothing until it restarts.
 */
import type { Database } from '@yoursuccess/database/database'
import type { Partners } from '../../src/partners/partners.ts'

export interface Mortality {
  /** Kills the server at this step, counted from now. 1 is the next step. */
  dieAt(step: number): void
  /** Restarts the server. Returns true if it was dead. */
  revive(): boolean
  ofDatabase(database: Database): Database
  ofPartners(partners: Partners): Partners
}

/** What happens at the steps of a server's work. */
interface Steps {
  /** Before and after each transaction and partner call. */
  outside: () => void | Promise<void>
  /** At the end of each transaction: everything is written but nothing is committed. */
  inside: () => void
}

/** Partner methods that make no call. */
const PURE = new Set<string | symbol>(['translateEvent', 'verifySignature', 'arrivalOf'])

export const createMortality = (): Mortality => {
  let left = Number.POSITIVE_INFINITY
  const step = () => {
    if (--left < 1) throw new Error('the server was killed here')
  }
  return {
    ...withSteps({ outside: step, inside: step }),
    dieAt: (count) => {
      left = count + 1
    },
    revive: () => {
      const hadDied = left < 1
      left = Number.POSITIVE_INFINITY
      return hadDied
    },
  }
}

/** A server's database and partners with these steps. */
export const withSteps = ({ outside, inside }: Steps): Pick<Mortality, 'ofDatabase' | 'ofPartners'> => {
  const withMethods = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver)
        if (typeof method !== 'function' || PURE.has(name)) return method
        return (...given: unknown[]) => around(async () => Reflect.apply(method, target, given))
      },
    })
  const around = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    await outside()
    const answer = await work()
    await outside()
    return answer
  }

  return {
    ofDatabase: (database) => ({
      ...database,
      transaction: (work) =>
        around(() =>
          database.transaction(async (tx) => {
            const answer = await work(tx)
            inside()
            return answer
          }),
        ),
    }),
    ofPartners: ({ processor, ach, billers, refundChecks, ...others }) => ({
      ...others,
      processor: withMethods(processor),
      ach: withMethods(ach),
      billers: withMethods(billers),
      refundChecks: withMethods(refundChecks),
    }),
  }
}
