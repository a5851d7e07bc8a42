/** The metrics of one step of the background work, since the start of the process. */
interface StepFigures {
  /**
   * The time of the most recent successful run, in milliseconds since 1970. Before the first success, the value is the
   * time when the step was registered.
   */
  readonly lastSuccess: number
  readonly failures: number
  /** The duration of the most recent run in seconds, even if this run ended with an error. */
  readonly seconds: number
}

export type StepOutcome = 'done' | 'skipped'

/** Collects the metrics of background work, by step. */
export interface WorkFigures {
  /**
   * Registers a step of the background work. The metrics contain a registered step even before its first successful
   * run.
   */
  add(step: string): void
  /**
   * Runs a step once and stores the result in the metrics. If another server runs the step, the run is skipped and
   * the metrics do not change.
   * @throws the error of `work`
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
