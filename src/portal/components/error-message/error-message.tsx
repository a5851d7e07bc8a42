import { Icon } from '../icon/icon.tsx'
import css from './error-message.module.css'

/**
 * The error at a field. The error has a triangle and words, so that customers who do not see the colour notice the
 * error too. Each line of the text is a paragraph.
 */
export function ErrorMessage({ id, text }: { id: string; text: string }) {
  return (
    <div className={css.problem} id={id}>
      <Icon name="alert" />
      <div>
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
