import { Icon } from '../icon/icon.tsx'
import css from './error-message.module.css'

/**
 * The error at a field. The error has a triangle and words, so that customers who do not see the colour notice the
 * error too.
 */
export function ErrorMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className={css.problem} id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
