import { createContext } from 'react'

/** Whether the developer has switched on the chart below the screen, in the toolbar. */
export const ChartShown = createContext(false)
