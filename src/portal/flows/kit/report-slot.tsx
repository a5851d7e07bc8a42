import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What reports a problem on this page; nothing where support takes no reports. */
export const ReportContext = createContext<ReactNode>(null)

/** Stands on every failure, below the ways on. */
export function ReportSlot() {
  return use(ReportContext)
}
