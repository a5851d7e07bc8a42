import type { ReactNode } from 'react'
import { SeaChart } from '../../src/portal/components/sea-chart/sea-chart.tsx'
import css from './sheet.module.css'

interface CoverProps {
  readonly title: string
  readonly children: ReactNode
}

export function Cover({ title, children }: CoverProps) {
  const [, place, name] = /^(?:(.*)\/)?(.*)$/.exec(title) ?? []
  return (
    <div className={css.cover}>
      <SeaChart />
      <div>
        {place !== undefined && <p>{place.replace('/', ' / ')}</p>}
        <h1>{name}</h1>
        {children}
      </div>
    </div>
  )
}

export function Ruled({ children }: { readonly children: string }) {
  return <h2 className={css.ruled}>{children}</h2>
}

export function Coded({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
