import type { ReactNode } from 'react'
import { SeaChart } from '../../src/portal/components/sea-chart/sea-chart.tsx'
import css from './sheet.module.css'

interface CoverProps {
  /** Where the page stands in the sidebar. */
  readonly place?: string | undefined
  readonly title: string
  readonly children?: ReactNode
}

/** The head of a page of this Storybook: the title on land, and the sea chart beside it. */
export function Cover({ place, title, children }: CoverProps) {
  return (
    <div className={css.cover}>
      <SeaChart />
      <div>
        {place !== undefined && <p className={css.place}>{place}</p>}
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** The place and the name in a title such as `Journeys/Registration/Create login`. */
export const titleParts = (title: string) => {
  const [name = '', ...place] = title.split('/').toReversed()
  return { title: name, place: place.toReversed().join(' / ') }
}

/** A heading that hangs from a ruler, whose ticks are as far apart as the steps of the spacing. */
export function Ruled({ children }: { readonly children: string }) {
  return <h2 className={css.ruled}>{children}</h2>
}

/** A text in which backticks enclose code. */
export function Coded({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
