import { errorEntry, type Log } from '../platform/log.ts'
import type { StepOutcome, WorkFigures } from '../platform/work-figures.ts'
import { type Database, tryLock } from './database.ts'
import { batchSize, type Retention, type Step, steps } from './housekeeping-steps.ts'

/** Milliseconds from the start of one round to the start of the next. */
const interval = 5 * 60_000
/** Milliseconds; then the other steps run. The next round deletes the remaining rows. */
const longestStep = 60_000

const nameOf = ({ name }: Step) => `housekeeping: ${name}`

/** @returns `null` if another server is running this step */
const runBatch = (db: Database, step: Step, keep: Retention): Promise<number | null> =>
  db
    .transaction()
    .execute(async (transaction) =>
      (await tryLock(transaction, nameOf(step))) ? step.run(transaction, keep) : null,
    )

const runStep = async (
  db: Database,
  step: Step,
  keep: Retention,
  isStopped: () => boolean,
): Promise<StepOutcome> => {
  const end = performance.now() + longestStep
  let found = await runBatch(db, step, keep)
  if (found === null) return 'skipped'
  while (found === batchSize && !isStopped() && performance.now() < end)
    found = await runBatch(db, step, keep)
  return 'done'
}

/** A failed step is logged, and the next one runs. */
export const runHousekeeping = async (
  db: Database,
  keep: Retention,
  figures: WorkFigures,
  log: Log,
  isStopped = () => false,
): Promise<void> => {
  for (const step of steps) {
    if (isStopped()) return
    await figures
      .run(nameOf(step), () => runStep(db, step, keep, isStopped))
      .catch((error: unknown) =>
        log({ event: 'expired_rows_not_deleted', step: step.name, ...errorEntry(error) }),
      )
  }
}

/**
 * Several servers can run this at the same time: a lock ensures that only one runs a step.
 * @returns a function that stops the work after the current batch
 */
export const startHousekeeping = (
  db: Database,
  keep: Retention,
  figures: WorkFigures,
  log: Log,
): (() => Promise<void>) => {
  let isStopped = false
  let round: Promise<void> | null = null
  const start = () => {
    round ??= runHousekeeping(db, keep, figures, log, () => isStopped).finally(() => (round = null))
  }
  for (const step of steps) figures.add(nameOf(step))
  const timer = setInterval(start, interval).unref()
  start()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await round
  }
}
