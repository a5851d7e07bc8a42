import { Icon } from '../icon/icon.tsx'
import css from './error-message.module.css'

/** The message at a field: a triangle and words, never colour alone. */
export function ErrorMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className={css.problem} id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
