import { classes } from '../classes.ts'
import css from './password-field.module.css'

type Level = 'danger' | 'warning' | 'success'

/** What a password is worth: of four points, and the level they make. */
export interface Strength {
  points: 0 | 1 | 2 | 3 | 4
  level: Level
}

/** The words of the meter: its name, one for each level, and "3 of 4". */
export type StrengthLabels = Record<'name' | Level, string> & { ofFour: (points: number) => string }

const points = [1, 2, 3, 4] as const

/** Four marks that fill, and the word that says the same. */
export function StrengthMeter({ strength, labels }: { strength: Strength; labels: StrengthLabels }) {
  const word = labels[strength.level]
  return (
    <div className={css.strength}>
      <div
        className={classes(css.gauge, css[strength.level])}
        role="meter"
        aria-label={labels.name}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength.points}
        aria-valuetext={`${word}, ${labels.ofFour(strength.points)}`}
      >
        {points.map((point) => (
          <i key={point} className={classes(point <= strength.points && css.on)} />
        ))}
      </div>
      <span>
        {labels.name}: <b className={css[strength.level]}>{word}</b>
      </span>
    </div>
  )
}
