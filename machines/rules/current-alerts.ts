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
 * Returns the alerts of a page: those in its language or without a language, and each that is not told in this language
 * as often as in its own, because an alert in another language is better than no alert.
 * @param noticeOf returns the same text for alerts that tell the same in several languages
 */
export const alertsIn = <One extends { readonly language?: string | null | undefined }>(
  alerts: readonly One[],
  language: string,
  noticeOf: (alert: One) => string,
): readonly One[] => {
  const timesTold = (notice: string, spoken: string) =>
    alerts.filter((alert) => alert.language === spoken && noticeOf(alert) === notice).length
  return alerts.filter((alert) => {
    if (!alert.language || alert.language === language) return true
    const notice = noticeOf(alert)
    return timesTold(notice, alert.language) > timesTold(notice, language)
  })
}
