import { common as en } from '../../text/en/common.ts'
import { common as es } from '../../text/es/common.ts'
import { useTexts } from './portal.tsx'
import css from './leaving.module.css'

/** Stands for the time between a flow's end and the next page, which may be slow to come. */
export function Leaving() {
  const { oneMoment } = useTexts({ en, es })
  return (
    <div className={css.leaving} aria-busy="true">
      <h1>{oneMoment}</h1>
    </div>
  )
}
