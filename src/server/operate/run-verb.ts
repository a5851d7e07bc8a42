import type { Database } from '../database/database.ts'
import type { Log } from '../platform/log.ts'
import { type Act, type OperatorContext, Refusal, type Verb, WrongInput } from './verb.ts'

/** What all runs of one operator have in common. */
export interface Operator extends Omit<OperatorContext, 'db'> {
  readonly db: Database
  /** The name of the operator's token, or the system user of the command line. */
  readonly who: string
  readonly log: Log
}

export interface RunOptions {
  /** Whether everything is rolled back in the end, record and mails included. */
  readonly isDryRun: boolean
}

class DryRun extends Error {
  readonly act: Act
  constructor(act: Act) {
    super('dry run')
    this.act = act
  }
}

interface Outcome {
  readonly whom: readonly string[]
  readonly outcome: 'done' | 'refused'
  readonly reason: string
}

const record = async (db: Database, who: string, verb: Verb, { whom, outcome, reason }: Outcome) => {
  await db
    .insertInto('operatorAct')
    .values({ who, verb: verb.name, whom: [...whom], outcome, reason })
    .execute()
}

/** PostgreSQL's `data exception`, such as for February 30. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22')

/** In one transaction, and on record. @throws Refusal, or WrongInput for an input that breaks the schema */
export const runVerb = async (
  { db, who, log, ...names }: Operator,
  verb: Verb,
  input: unknown,
  { isDryRun }: RunOptions,
): Promise<Act> => {
  const write = ({ whom, outcome }: Omit<Outcome, 'reason'>) =>
    log({ event: 'operator_act', who, verb: verb.name, whom: whom.join(' '), outcome })
  try {
    const act = await db.transaction().execute(async (transaction) => {
      const done = await verb.run(input, { ...names, db: transaction })
      if (isDryRun) throw new DryRun(done)
      await record(transaction, who, verb, { whom: done.whom, outcome: 'done', reason: done.reason ?? '' })
      return done
    })
    write({ whom: act.whom, outcome: 'done' })
    return act
  } catch (error) {
    if (error instanceof DryRun) return error.act
    if (isUnreadable(error)) throw new WrongInput(error.message)
    if (error instanceof Refusal && !isDryRun) {
      const refused = { whom: [], outcome: 'refused', reason: error.message } as const
      await record(db, who, verb, refused)
      write(refused)
    }
    throw error
  }
}
