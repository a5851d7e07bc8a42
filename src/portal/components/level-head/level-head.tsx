import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './level-head.module.css'

/** The level of the water, the colour, and the icon on the buoy or the place of the boat of each kind of ending. */
export const endings = {
  ok: { level: 'full', role: 'good', icon: 'check' },
  /** A mail is on its way, and the customer has to open it. */
  sent: { level: 'half', role: 'quiet', icon: 'mail' },
  /** Nothing is left to do, and the customer may look around. */
  home: { level: 'full', role: 'quiet', icon: 'bill', boat: 'translate(360 -9)' },
  /** The customer has only begun. */
  begun: { level: 'low', role: 'quiet', icon: 'info' },
  info: { level: 'half', role: 'quiet', icon: 'info' },
  declined: { level: 'low', role: 'quiet', icon: 'info' },
  lapsed: { level: 'low', role: 'warn', icon: 'alert' },
  fail: { level: 'low', role: 'bad', icon: 'alert' },
  offline: { level: 'low', role: 'warn', icon: 'alert', boat: 'translate(360 -9) rotate(-5)' },
  /** There is nothing here: a chart without water. */
  none: { level: 'empty', role: 'quiet', icon: 'pin', boat: 'translate(360 140) rotate(16)' },
} as const satisfies Record<string, Picture>

interface Picture {
  level: 'full' | 'half' | 'low' | 'empty'
  role: 'good' | 'quiet' | 'warn' | 'bad'
  icon: IconName
  boat?: string
}

export type Ending = keyof typeof endings

/** The class with the colours of an ending. */
export const coloursOf = (kind: Ending) => css[endings[kind].role]

interface LevelHeadProps {
  kind: Ending
  icon?: IconName | undefined
  /** Whether a form follows, which the picture must not move far down. */
  small?: boolean
}

/** The lines of the water, each below the line before it, and then the lines of the bed. */
const water = [
  'M0 5C60 1 110 9 180 7s110-5 170-3 120 7 190 3 120-5 180-1V168H0z',
  'M0 27c70-8 120 6 190 4s100-14 170-10 110 14 180 8 120-10 180-4V168H0z',
  'M0 55c60 4 110-12 180-8s120 16 190 12 100-18 170-14 120 14 180 8V168H0z',
  'M0 90c80-8 130 8 210 4s110-12 180-8 110 12 180 6 90-8 150-4V168H0z',
]
const bed = [
  'M0 112c50-8 84 8 132 26s130 20 226 18 150-8 212-26 92-26 150-22v80H0z',
  'M0 127c50-6 86 12 146 24M720 124c-52-2-84 8-132 24',
  'M0 142c44-4 74 6 112 16M720 140c-44-2-70 8-106 18',
]

/**
 * The picture above a step, and the taller one above the end of a flow: the depth chart's water and the gauge at its
 * edge. The water is at the mark if the customer has finished, and lower if not. The picture is only decoration, because the words below it have the same
 * meaning.
 */
export function LevelHead({ kind, icon, small }: LevelHeadProps) {
  const { level, icon: ownIcon, boat: place }: Picture = endings[kind]
  const isDry = level === 'empty'
  const boat = place !== undefined && <Boat place={place} />
  const ground = (
    <Drawing lines={bed} fill="none" stroke="var(--edge)" first="var(--sheet-ground, var(--surface))">
      {isDry && boat}
    </Drawing>
  )
  return (
    <div className={classes(css.head, small && css.small, css[level], coloursOf(kind))} aria-hidden="true">
      {isDry && ground}
      <div className={css.water}>
        {!isDry && (
          <Drawing lines={water} stroke="var(--water)">
            {boat}
          </Drawing>
        )}
        {!boat && (
          <span className={css.buoy}>
            <Icon name={icon ?? ownIcon} />
          </span>
        )}
      </div>
      {!isDry && ground}
      <svg className={css.gauge} width="14" height="400" stroke="var(--edge)">
        <path d="M3.5 400V0" strokeWidth="7" strokeDasharray="1 7" />
        <path d="M7 400V0" strokeWidth="14" strokeDasharray="1 39" />
      </svg>
      <svg className={classes(css.gauge, css.mark)} width="24" height="16">
        <path d="M1 8l8-6h13v12H9z" fill="var(--marker)" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
    </div>
  )
}

interface DrawingProps {
  lines: readonly string[]
  /** Below each line. */
  fill?: string
  stroke: string
  /** The colour below the first line. */
  first?: string
  children?: Elements
}

/** The colours are attributes, because every page contains the styles, and only few pages this drawing. */
function Drawing({ lines, stroke, fill = stroke, first, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 720 168"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      fill={fill}
      fillOpacity="0.17"
      stroke={stroke}
      strokeOpacity="0.55"
      strokeWidth="1.25"
      overflow="visible"
    >
      {children}
      {lines.map((line, place) => (
        <path key={line} d={line} {...(first && place === 0 && { fill: first, fillOpacity: 1 })} />
      ))}
    </svg>
  )
}

/** The water or the bed is drawn over the hull. */
function Boat({ place }: { place: string }) {
  return (
    <g className="icon" transform={place} fillOpacity="1" strokeOpacity="1">
      <path fill="var(--surface)" d="M-34 0h68l-11 18h-44zM0 0v-46M5-40c13 9 21 20 22 34H5zM-5-36-22-6H-5z" />
      <path fill="var(--marker)" d="M0-47l13 4-13 4z" />
    </g>
  )
}
