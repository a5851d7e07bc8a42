import { useId } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './alert-banner.module.css'

/** 1 low, 2 medium, 3 high. */
export type AlertLevel = 1 | 2 | 3

export interface Alert {
  title: string
  details: string
  level: AlertLevel
}

const look: Record<AlertLevel, { icon: IconName; tone: string | undefined }> = {
  1: { icon: 'info', tone: undefined },
  2: { icon: 'alert', tone: css.medium },
  3: { icon: 'stop', tone: css.high },
}

/** Notices above the page, most severe first as given. The level is told by the icon's shape, a word, and colour. */
export function AlertBanner({
  alerts,
  labels,
}: {
  alerts: readonly Alert[]
  labels: Record<AlertLevel, string>
}) {
  return alerts.map((alert) => (
    <AlertLine
      key={`${alert.level} ${alert.title} ${alert.details}`}
      alert={alert}
      label={labels[alert.level]}
    />
  ))
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
            <span className="hidden">{label}: </span>
            {alert.title}
          </b>{' '}
          {alert.details}
        </p>
      </div>
    </section>
  )
}
