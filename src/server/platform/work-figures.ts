/** One step of the work between requests, since the process started. */
interface StepFigures {
  /** Milliseconds since 1970 of the last success; before the first one, of the process's start of the step. */
  readonly lastSuccess: number
  readonly failures: number
  /** Seconds that the last run took, whether it succeeded or not. */
  readonly seconds: number
}

export type StepOutcome = 'done' | 'skipped'

/** Keeps the figures of the work between requests, by step. */
export interface WorkFigures {
  /** Registers a step, so that one that never succeeds has figures too. */
  add(step: string): void
  /**
   * Runs a step once and keeps its result. A step that another server runs is skipped and changes nothing.
   *
   * @throws what `work` throws
   */
  run(step: string, work: () => Promise<StepOutcome>): Promise<void>
  read(): Readonly<Record<string, StepFigures>>
}

export const createWorkFigures = (): WorkFigures => {
  const steps = new Map<string, StepFigures>()
  const of = (step: string) => steps.get(step) ?? { lastSuccess: Date.now(), failures: 0, seconds: 0 }
  return {
    add(step) {
      steps.set(step, of(step))
    },
    async run(step, work) {
      const start = performance.now()
      const seconds = () => (performance.now() - start) / 1000
      try {
        if ((await work()) === 'skipped') return
        steps.set(step, { ...of(step), lastSuccess: Date.now(), seconds: seconds() })
      } catch (error) {
        steps.set(step, { ...of(step), failures: of(step).failures + 1, seconds: seconds() })
        throw error
      }
    },
    read: () => Object.fromEntries(steps),
  }
}
