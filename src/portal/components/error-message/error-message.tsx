import { Icon } from '../icon/icon.tsx'
import css from './error-message.module.css'

/** The error at a field: a triangle and words, not colour only. */
export function ErrorMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className={css.problem} id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
