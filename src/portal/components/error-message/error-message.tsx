import { Icon } from '../icon/icon.tsx'
import css from './error-message.module.css'

/** The error at a field. It has a triangle and words, so that the colour is not the only sign of the error. */
export function ErrorMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className={css.problem} id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
