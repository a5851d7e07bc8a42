import { useDeferredValue, useId, useMemo, useState } from 'react'
import { isLanguage, languages } from '../../src/contract/languages.ts'
import { storyHref } from '../kit/story-href.ts'
import { searchIn } from './find-sentence.ts'
import type { Answer, Found, Library } from './find-sentence.ts'
import css from './find-page.module.css'

/** How many texts a page lists; who sees more quotes more. */
const most = 40

const nameOf = (language: string): string => (isLanguage(language) ? languages[language] : language)

/** `flows-third-party-request--accept-failed` → `third party request: accept failed`. */
const storyName = (story: string): string =>
  story
    .replace(/^flows-/, '')
    .replace('--', ': ')
    .replaceAll('-', ' ')

function Stories({ stories }: { readonly stories: readonly string[] }) {
  return (
    <ul className={css.stories}>
      {stories.map((story) => (
        <li key={story}>
          <a href={storyHref(story)} target="_top">
            {storyName(story)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Text({ found }: { readonly found: Found }) {
  const { language, words, place, file, line, stories } = found
  return (
    <li className={css.found}>
      <p lang={language} className={css.words}>
        {words.replaceAll(/\{#?\}/g, '…')}
      </p>
      <p className={css.where}>
        {nameOf(language)}, <code>{place}</code> in{' '}
        <code>
          {file}:{line}
        </code>
      </p>
      {stories.length === 0 ? (
        <p className={css.where}>No story reads it out: a mail, a sign-in page or a page’s frame says it.</p>
      ) : (
        <details open={stories.length <= 8}>
          <summary>{stories.length === 1 ? 'In 1 state' : `In ${stories.length} states`}</summary>
          <Stories stories={stories} />
        </details>
      )}
    </li>
  )
}

function Results({ answer: { found, saying } }: { readonly answer: Answer }) {
  const states = new Set([...found.flatMap(({ stories }) => stories), ...saying])
  const nearest = found.toSorted((one, other) => one.words.length - other.words.length).slice(0, most)
  return (
    <>
      <p role="status">
        {found.length} texts{found.length > most && `, the ${most} shortest of them below`}; in {states.size}{' '}
        states
      </p>
      <ol className={css.list}>
        {nearest.map((one) => (
          <Text key={`${one.language} ${one.file} ${one.line} ${one.place}`} found={one} />
        ))}
      </ol>
      {found.length === 0 && saying.length > 0 && (
        <section aria-label="States that read it out">
          <p>It is no text of ours but what these states hold:</p>
          <Stories stories={saying} />
        </section>
      )}
    </>
  )
}

interface FindPageProps {
  readonly library: Library
}

/** From words that a customer quotes, in any language, to the states that show them and the file that holds them. */
export function FindPage({ library }: FindPageProps) {
  const search = useMemo(() => searchIn(library), [library])
  const [typed, setTyped] = useState('')
  const quote = useDeferredValue(typed)
  const answer = useMemo(() => search(quote), [search, quote])
  const id = useId()
  return (
    <main className={css.page}>
      <h1>Find by sentence</h1>
      <p id={`${id}-hint`}>
        A sentence or a part of one, in any language. Capitals, accents, apostrophes and spaces do not matter,
        and numbers and names may be whatever the customer saw.
      </p>
      <label htmlFor={id}>Words a customer quotes</label>
      <input
        id={id}
        type="search"
        className={css.field}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      {quote.trim() !== '' && <Results answer={answer} />}
    </main>
  )
}
