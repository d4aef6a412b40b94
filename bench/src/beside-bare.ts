import { CONNECTIONS, SESSION_KEY, startBank, startProcess } from './bank.ts'
import { addHolder, addTransactions } from './records.ts'

/** Starts the bank and a bare server on its database, with a customer of ten thousand transactions. */
export const startBesideBare = async () => {
  const beside = await startBeside()
  try {
    await addTransactions(beside.bank.database, beside.id, 10_000)
    return beside
  } catch (error) {
    await beside.close()
    throw error
  }
}

/** The same without transactions. */
export const startBeside = async () => {
  const bank = await startBank()
  const bare = await startProcess('bench/src/bare-server.ts', {
    DATABASE_URL: bank.databaseUrl,
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    SESSION_KEY,
  })
  const close = async () => {
    await bare.stop()
    await bank.close()
  }
  try {
    const { id, token } = await bank.createCustomer()
    await addHolder(bank.database, id)
    return { bank, bare, id, token, close }
  } catch (error) {
    await close()
    throw error
  }
}
