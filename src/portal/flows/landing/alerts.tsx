import type { alertsMachine } from '../../../../machines/alerts.machine.ts'
import { AlertBanner } from '../../components/alert-banner/alert-banner.tsx'
import { alerts as en } from '../../text/en/alerts.ts'
import { alerts as es } from '../../text/es/alerts.ts'
import { useTexts } from '../kit/portal.tsx'
import type { ScreenProps } from '../kit/screen.ts'

/** The alert area between header and landing page; nothing, and no room for it, while there is none. */
export function Screen({ snapshot }: ScreenProps<typeof alertsMachine>) {
  const text = useTexts({ en, es })
  if (!snapshot.matches('shown')) return null
  return <AlertBanner alerts={snapshot.context.alerts} labels={text.levels} />
}
