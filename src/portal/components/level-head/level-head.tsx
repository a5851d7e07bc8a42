import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './level-head.module.css'

/** The level of the water, the colour, and the icon on the buoy or the place of the boat of each kind of ending. */
export const endings = {
  ok: { level: 'full', role: 'good', icon: 'check' },
  /** A mail is on its way, and the customer has to open it. */
  sent: { level: 'half', role: 'quiet', icon: 'mail' },
  /** The last of several mails or codes is on its way. */
  nearly: { level: 'most', role: 'quiet', icon: 'mail' },
  /** The customer may look around. Nothing is measured. */
  home: { level: 'full', role: 'quiet', icon: 'bill', boats: ['translate(360)'] },
  /** The customer has only begun. */
  begun: { level: 'low', role: 'quiet', icon: 'info' },
  info: { level: 'half', role: 'quiet', icon: 'info' },
  /** Nothing is left to do, because the customer wanted nothing. */
  settled: { level: 'full', role: 'quiet', icon: 'check' },
  joined: { level: 'full', role: 'good', icon: 'check', boats: ['translate(260)', 'translate(460)'] },
  lapsed: { level: 'fallen', role: 'warn', icon: 'clock' },
  fail: { level: 'fallen', role: 'bad', icon: 'stop', boats: ['translate(360) rotate(-5)'] },
  adrift: { level: 'fallen', role: 'warn', icon: 'stop', boats: ['translate(360) rotate(-5)'] },
  /** There is nothing here: a chart without water. */
  none: { level: 'empty', role: 'quiet', icon: 'stop', boats: ['translate(360 128) rotate(-5)'] },
} as const satisfies Record<string, Picture>

interface Picture {
  level: 'full' | 'most' | 'half' | 'low' | 'fallen' | 'empty'
  role: 'good' | 'quiet' | 'warn' | 'bad'
  icon: IconName
  /** A single boat takes the place of the buoy. */
  boats?: readonly string[]
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
const water = [4, 27, 53, 88].map((top) => `M-9 ${top}q${120 + top}-12 ${310 + top} 0T729 ${top}V168H-9z`)
const bed = [0, 11, 22].map(
  (below) => `M-9 ${151 + below / 2}c149 7 289 7 369-1s150-${58 - below} 369-${64 - below}v90H-9z`,
)

/**
 * The picture above a step, and the taller one above the end of a flow: the depth chart's water and the gauge at its
 * edge. The water is at the mark if the customer has finished, and lower if not. The picture is only decoration,
 * because the words below it have the same meaning.
 */
export function LevelHead({ kind, icon, small }: LevelHeadProps) {
  const { level, icon: ownIcon, boats: places = [] }: Picture = endings[kind]
  const isDry = level === 'empty'
  const boats = places.map((place) => <Boat key={place} place={place} />)
  const ground = (
    <Drawing lines={bed} isBed>
      {isDry && boats}
    </Drawing>
  )
  return (
    <div className={classes(css.head, small && css.small, css[level], coloursOf(kind))} aria-hidden="true">
      {isDry && ground}
      {kind !== 'home' && (
        <>
          <svg className={css.gauge} width="14" height="400" stroke="var(--edge)">
            <path d="M3.5 400V0" strokeWidth="7" strokeDasharray="1 7" />
            <path d="M7 400V0" strokeWidth="14" strokeDasharray="1 39" />
          </svg>
          <svg className={classes(css.gauge, css.mark)} width="100%" height="16">
            <path d="M1 8l8-6h13v12H9z" fill="var(--marker)" stroke="var(--ink)" strokeWidth="1.5" />
          </svg>
        </>
      )}
      <div className={css.water}>
        {!isDry && <Drawing lines={water}>{boats}</Drawing>}
        {boats.length !== 1 && (
          <span className={css.buoy}>
            <Icon name={icon ?? ownIcon} />
          </span>
        )}
      </div>
      {!isDry && ground}
    </div>
  )
}

interface DrawingProps {
  lines: readonly string[]
  isBed?: boolean
  children?: Elements
}

/**
 * The colours are attributes, because every page contains the styles, and only few pages this drawing. In a low picture,
 * the bed keeps its lowest part, and the water its surface.
 */
function Drawing({ lines, isBed, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 720 168"
      width="100%"
      height="100%"
      preserveAspectRatio={`xMidY${isBed ? 'Max' : 'Min'} slice`}
      fill={isBed ? 'none' : 'var(--water)'}
      fillOpacity=".17"
      stroke={isBed ? 'var(--edge)' : 'var(--water)'}
      strokeOpacity=".55"
      strokeWidth="1.25"
      overflow="visible"
    >
      {children}
      {lines.map((line, place) => (
        <path key={line} d={line} {...(isBed && place === 0 && { fill: 'var(--surface)', fillOpacity: 1 })} />
      ))}
    </svg>
  )
}

/** The water or the bed is drawn over the hull. */
function Boat({ place }: { place: string }) {
  return (
    <g className="icon" transform={place} fillOpacity="1" strokeOpacity="1">
      <path fill="var(--surface)" d="M-34 0h68l-11 18h-44zM0 0v-46M5-40c13 9 21 20 22 34H5zM-5-36-22-6H-5z" />
    </g>
  )
}
