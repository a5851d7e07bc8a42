import type { alertsMachine } from '../../../../machines/alerts.machine.ts'
import { alertsIn } from '../../../../machines/rules/current-alerts.ts'
import { AlertBanner } from '../../components/alert-banner/alert-banner.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useText, usePortal } from '../kit/portal.tsx'

export function Screen({ snapshot }: ScreenProps<typeof alertsMachine>) {
  const { alertLevels, moreAlerts } = useText('page')
  const { language } = usePortal()
  if (!snapshot.matches('shown')) return null
  const alerts = alertsIn(snapshot.context.alerts, language)
  return <AlertBanner alerts={alerts} labels={alertLevels} more={moreAlerts} />
}
