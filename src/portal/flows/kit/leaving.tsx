import css from './leaving.module.css'
import { useCommonText } from './texts.ts'

/** Stands for the time between a flow's end and the next page, which may be slow to come. */
export function Leaving() {
  const { oneMoment } = useCommonText()
  return (
    <div className={css.leaving} aria-busy="true">
      <h1>{oneMoment}</h1>
    </div>
  )
}
