export interface Alert {
  readonly title: string
  readonly details: string
  /** 1 low, 2 medium, 3 high. */
  readonly level: 1 | 2 | 3
  readonly active: boolean
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly until: number
}

/** Those that are active and inside their times at `now` (milliseconds), most severe first. */
export const currentAlerts = (alerts: readonly Alert[], now: number): readonly Alert[] =>
  alerts
    .filter((alert) => alert.active && alert.from <= now && now < alert.until)
    .toSorted((one, other) => other.level - one.level)
