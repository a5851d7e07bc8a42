import { createContext } from 'react'

/** Whether the toolbar asks for the chart below a flow's screen. */
export const ChartShown = createContext(false)
