/** The limit for one measured value of the portal's pages. */
export interface Budget {
  readonly words: string
  readonly isKept: (figure: number, floor: number) => boolean
}

const atMost = (limit: number): Budget => ({ words: `≤ ${limit}`, isKept: (figure) => figure <= limit })

export const budgets = {
  /**
   * Limits for a ratio: the largest contentful paint of a page, divided by the largest contentful paint of the static
   * page with the same text. `slowLine`: both times are measured on a slowed connection. `simulation`: Lighthouse
   * calculates both times.
   */
  slowLine: atMost(1.15),
  simulation: atMost(1.4),
  shift: atMost(0.01),
  /**
   * The total blocking time must not exceed that of the page `floor`, which contains only React, router and XState.
   */
  blocking: { words: '≤ floor', isKept: (figure, floor) => figure <= floor },
  /**
   * The first control must react before the page `floor` (only React, router and XState) can be used, or at the same
   * time. A page that loads its script only at the first action has no value for its first control.
   */
  firstControl: { words: '≤ floor', isKept: (figure, floor) => Number.isNaN(figure) || figure <= floor },
  /** The number of requests that are sent until the page can be used. */
  requests: atMost(8),
  /**
   * The size in bytes of the compressed document, including its styles. The document has to fit into ten packets. A
   * server sends only ten packets before it waits for an acknowledgement of the browser (TCP's initial window).
   */
  firstAnswer: atMost(14_000),
  /** The time from an interaction until the next paint (INP), in ms. */
  interaction: atMost(200),
  /** The time from the response of a call until the next step is painted, in ms. */
  nextStep: atMost(100),
  /** The required value of each Lighthouse score. */
  score: { words: '= 100', isKept: (figure) => figure === 100 },
} as const satisfies Record<string, Budget>
