type Units = Readonly<Record<'seconds' | 'minutes' | 'hours', (count: number) => string>>

/**
 * Returns a number of seconds as text, rounded up to a whole unit: "30 seconds", "12 minutes", "3 hours". The units are
 * texts of the portal, because on a slow phone the first use of `Intl.NumberFormat` takes 60 milliseconds.
 */
export const waitText = (text: Units, seconds: number): string => {
  if (seconds < 60) return text.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? text.minutes(minutes) : text.hours(Math.ceil(minutes / 60))
}
