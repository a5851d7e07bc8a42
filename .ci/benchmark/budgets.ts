export interface Budget {
  readonly words: string
  readonly isKept: (figure: number, floor: number) => boolean
}

const atMost = (limit: number): Budget => ({ words: `≤ ${limit}`, isKept: (figure) => figure <= limit })

export const budgets = {
  /** The largest contentful paint of a page on a slow line, divided by that of a static page with the same text. */
  slowLine: atMost(1.15),
  shift: atMost(0.01),
  /**
   * The total blocking time of a page must not exceed the total blocking time of the page `floor`. The page `floor`
   * contains only React, router and XState.
   */
  blocking: { words: '≤ floor', isKept: (figure, floor) => figure <= floor },
  /**
   * The first control of a page must react no later than the time at which the page `floor` (only React, router and
   * XState) can be used. A page that loads its script only at the first action has no value, and passes.
   */
  firstControl: { words: '≤ floor', isKept: (figure, floor) => Number.isNaN(figure) || figure <= floor },
  requests: atMost(8),
  /**
   * The size in bytes of the compressed HTML document, including its styles. The document must fit into ten packets,
   * because a server sends only ten packets before it waits for an acknowledgement (TCP's initial window).
   */
  firstAnswer: atMost(14_000),
  /** The time from an interaction until the next paint (INP), in ms. */
  interaction: atMost(200),
  /** The time from the response of a call until the browser has painted the next screen of the flow, in ms. */
  nextStep: atMost(100),
} as const satisfies Record<string, Budget>
