export interface Alert {
  readonly title: string
  readonly details: string
  /** The severity of the alert: 1 (low), 2 (medium) or 3 (high). */
  readonly level: 1 | 2 | 3
  readonly active: boolean
  readonly from: number
  readonly until: number
  /** The code of the alert's language, such as `es`; absent if the alert has no language. */
  readonly language?: string | undefined
}

export const currentAlerts = (alerts: readonly Alert[], now: number): readonly Alert[] =>
  alerts
    .filter((alert) => alert.active && alert.from <= now && now < alert.until)
    .sort((a, b) => b.level - a.level)

/**
 * Returns the alerts in the page's language and the alerts without a language. If no alert is in the page's language,
 * the function returns all alerts, because an alert in another language is better than no alert.
 */
export const alertsIn = <One extends { readonly language?: string | null | undefined }>(
  alerts: readonly One[],
  language: string,
): readonly One[] => {
  const spoken = alerts.filter((alert) => !alert.language || alert.language === language)
  return spoken.some((alert) => alert.language === language) ? spoken : alerts
}
