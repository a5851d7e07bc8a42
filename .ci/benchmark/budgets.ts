export interface Budget {
  readonly words: string
  readonly isKept: (figure: number, floor: number) => boolean
}

const atMost = (limit: number): Budget => ({ words: `≤ ${limit}`, isKept: (figure) => figure <= limit })

export const budgets = {
  /** The largest contentful paint of a page on a slow line, divided by that of a static page with the same text. */
  slowLine: atMost(1.15),
  shift: atMost(0.01),
  /** `floor` is a page with React, router and XState only. */
  blocking: { words: '≤ floor', isKept: (figure, floor) => figure <= floor },
  /** A page that loads its script only at the first action has no value, and passes. */
  firstControl: { words: '≤ floor', isKept: (figure, floor) => Number.isNaN(figure) || figure <= floor },
  requests: atMost(8),
  /** Bytes, compressed, with the styles: ten packets (TCP's initial window). */
  firstAnswer: atMost(14_000),
  /** The time from an interaction until the next paint (INP), in ms. */
  interaction: atMost(200),
  /** The time from the response of a call until the browser has painted the next screen of the flow, in ms. */
  nextStep: atMost(100),
} as const satisfies Record<string, Budget>
