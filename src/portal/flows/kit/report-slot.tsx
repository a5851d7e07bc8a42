import { createContext, use } from 'react'
import type { ComponentType } from 'react'

/** How a problem is reported on this page; `null` where support takes no reports. */
export const ReportContext = createContext<ComponentType | null>(null)

/** Stands on every failure, below the ways on. */
export function ReportSlot() {
  const Report = use(ReportContext)
  return Report && <Report />
}
