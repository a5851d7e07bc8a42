import { useId } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './alert-banner.module.css'

/** The severity of the alert: 1 is low, 2 is medium, 3 is high. */
type AlertLevel = 1 | 2 | 3

interface Alert {
  title: string
  details: string
  level: AlertLevel
  /** The code of the alert's language; by default the language of the page. */
  language?: string | undefined
}

const look: Record<AlertLevel, { icon: IconName; tone: string | undefined }> = {
  1: { icon: 'info', tone: undefined },
  2: { icon: 'alert', tone: css.medium },
  3: { icon: 'stop', tone: css.high },
}

interface AlertBannerProps {
  /** The alerts, with the most severe alert first. */
  alerts: readonly Alert[]
  labels: Record<AlertLevel, string>
  /** The button's text, such as "2 more notices". */
  more: (count: number) => string
}

/**
 * The alerts above the page. A phone shows only the first alert; the other alerts appear after a press on "2 more
 * notices". The icon and the colour show the level of an alert. Screen readers read a word for the level.
 */
export function AlertBanner({ alerts, labels, more }: AlertBannerProps) {
  const [first, ...others] = alerts.map((alert) => (
    <AlertLine
      key={`${alert.level} ${alert.title} ${alert.details}`}
      alert={alert}
      label={labels[alert.level]}
    />
  ))
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <details className={css.more}>
            <summary className="fold">
              <span className={`wrap ${css.line}`}>
                <Icon name="chevron" />
                <span>{more(others.length)}</span>
              </span>
            </summary>
          </details>
          <div className={css.others}>{others}</div>
        </>
      )}
    </>
  )
}

function AlertLine({ alert, label }: { alert: Alert; label: string }) {
  const titleId = useId()
  const { icon, tone } = look[alert.level]
  return (
    <section className={classes(css.alert, tone)} aria-labelledby={titleId}>
      <div className={`wrap ${css.line}`}>
        <Icon name={icon} />
        <p>
          <b id={titleId}>
            <span className="hidden">{`${label}: `}</span>
            <span lang={alert.language}>{alert.title}</span>
          </b>{' '}
          <span lang={alert.language}>{alert.details}</span>
        </p>
      </div>
    </section>
  )
}
