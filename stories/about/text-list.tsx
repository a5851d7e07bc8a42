import type { Sentence } from '../find/library.ts'
import css from './about.module.css'

/** A list of texts, each with the file and line of its source. */
export function TextList({ texts }: { readonly texts: readonly Sentence[] }) {
  return (
    <ul className={css.texts}>
      {texts.map(({ place, language, file, line, words }) => (
        <li key={place}>
          <span lang={language}>{words.replaceAll(/\{#?\}/g, '…')}</span>
          <br />
          <code>
            {file}:{line}
          </code>
        </li>
      ))}
    </ul>
  )
}
