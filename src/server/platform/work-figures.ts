interface StepFigures {
  /** Milliseconds since 1970. Before the first success, when the step was registered. */
  readonly lastSuccess: number
  readonly failures: number
  /** Of the most recent run, even if it ended with an error. */
  readonly seconds: number
}

export type StepOutcome = 'done' | 'skipped'

export const createWorkFigures = () => {
  const steps = new Map<string, StepFigures>()
  const of = (step: string) => steps.get(step) ?? { lastSuccess: Date.now(), failures: 0, seconds: 0 }
  return {
    /** In the metrics even before its first successful run. */
    add(step: string) {
      steps.set(step, of(step))
    },
    /**
     * If another server runs the step, the metrics do not change.
     * @throws the error of `work`
     */
    async run(step: string, work: () => Promise<StepOutcome>) {
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
    read: (): Readonly<Record<string, StepFigures>> => Object.fromEntries(steps),
  }
}
export type WorkFigures = ReturnType<typeof createWorkFigures>
