import { createContext } from 'react'

/** Whether the switch in the toolbar for the chart below a screen is on. */
export const ChartShown = createContext(false)
