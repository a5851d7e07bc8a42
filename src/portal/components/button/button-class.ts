import { classes } from '../classes.ts'
import css from './button.module.css'

export type ButtonVariant = 'main' | 'second' | 'quiet'

/** The class names of a button and of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, wide: boolean | undefined): string {
  return classes(css.button, variant !== 'main' && css[variant], wide && css.wide)
}
