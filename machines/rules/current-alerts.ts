export interface Alert {
  readonly title: string
  readonly details: string
  /** 1 low, 2 medium, 3 high. */
  readonly level: 1 | 2 | 3
  readonly active: boolean
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly until: number
  /** The code of the alert's language, such as `es`; absent when the alert names none. */
  readonly language?: string | undefined
}

/** The alerts that are active and inside their times at `now` (milliseconds), most severe first. */
export const currentAlerts = (alerts: readonly Alert[], now: number): readonly Alert[] =>
  alerts
    .filter((alert) => alert.active && alert.from <= now && now < alert.until)
    .sort((one, other) => other.level - one.level)

/**
 * Where alerts name languages, returns those in the page's language. If none is in it, returns all: an alert in
 * another language is better than none.
 */
export const alertsIn = <One extends { readonly language?: string | null | undefined }>(
  alerts: readonly One[],
  language: string,
): readonly One[] => {
  const spoken = alerts.filter((alert) => !alert.language || alert.language === language)
  return spoken.some((alert) => alert.language === language) ? spoken : alerts
}
