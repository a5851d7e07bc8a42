import { useDeferredValue, useId, useMemo, useState } from 'react'
import { isLanguage, languages } from '../../src/contract/languages.ts'
import { searchIn } from './find-sentence.ts'
import type { Answer, Found, FoundStatus } from './find-sentence.ts'
import type { Library } from './library.ts'
import { StoryLinks } from './story-links.tsx'
import css from './find-page.module.css'

/** The page shows at most this number of texts. If more texts match, the developer can enter a longer quote. */
const most = 40

const nameOf = (language: string): string => (isLanguage(language) ? languages[language] : language)

/** Returns a sentence that says where a text occurs. The page shows this sentence if no story shows the text. */
const readIn = ({ speaker, language }: Found): string => {
  if (speaker === 'mail')
    return `A mail or an SMS contains this text. The whole message is in tests/server/mails/messages.${language}.txt.`
  if (speaker === 'sign-in page') return 'A page of the sign-in service shows this text.'
  if (speaker === 'backend') return 'The backend can send this text. No story shows it.'
  return 'The frame of the page contains this text, and the screen-reader texts of the stories do not.'
}

function Text({ found, titles }: { readonly found: Found } & Pick<Library, 'titles'>) {
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
        <p className={css.where}>{readIn(found)}</p>
      ) : (
        <StoryLinks stories={stories} titles={titles} language={language} />
      )}
    </li>
  )
}

function StatusText({ found, titles }: { readonly found: FoundStatus } & Pick<Library, 'titles'>) {
  const { status, file, line, kinds, stories } = found
  return (
    <li className={css.found}>
      <p className={css.words}>{status}</p>
      <p className={css.where}>
        A status{kinds.length > 0 && ` that leads to ${kinds.join(', ')}`}, in{' '}
        <code>
          {file}:{line}
        </code>
      </p>
      <StoryLinks stories={stories} titles={titles} language="en" />
    </li>
  )
}

function Results({ answer, titles }: { readonly answer: Answer } & Pick<Library, 'titles'>) {
  const { found, statuses, saying } = answer
  const states = new Set([...found, ...statuses].flatMap(({ stories }) => stories))
  for (const story of saying) states.add(story)
  const nearest = found.toSorted((a, b) => a.words.length - b.words.length).slice(0, most)
  return (
    <>
      <p role="status">
        {found.length} {found.length === 1 ? 'text' : 'texts'}
        {found.length > most && `, the ${most} shortest of them below`} and {statuses.length} statuses; in{' '}
        {states.size} stories
      </p>
      <ol className={css.list}>
        {statuses.map((status) => (
          <StatusText key={`${status.file} ${status.line} ${status.status}`} found={status} titles={titles} />
        ))}
        {nearest.map((text) => (
          <Text
            key={`${text.language} ${text.file} ${text.line} ${text.place}`}
            found={text}
            titles={titles}
          />
        ))}
      </ol>
      {found.length === 0 && saying.length > 0 && (
        <section aria-label="Stories that read it out">
          <p>No source file contains these words, but the screen-reader texts of these stories do:</p>
          <StoryLinks stories={saying} titles={titles} language="en" />
        </section>
      )}
    </>
  )
}

/**
 * The search page. The developer enters words that a customer quotes, in any language, or a response status from the
 * documents. The page then lists the matching texts and statuses, and the stories that show them.
 */
export function FindPage({ library }: { readonly library: Library }) {
  const search = useMemo(() => searchIn(library), [library])
  const [typed, setTyped] = useState('')
  const quote = useDeferredValue(typed)
  const answer = useMemo(() => search(quote), [search, quote])
  const id = useId()
  return (
    <main className={css.page}>
      <h1>Find a sentence</h1>
      <p id={`${id}-hint`}>
        Enter a text or a part of a text, in any language. The text can be from a screen, the backend, the
        sign-in pages, a mail or an SMS. You can also enter a status of the documents. Capital letters,
        accents and punctuation do not matter. Numbers and names can be those that the customer saw.
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
      {quote.trim() !== '' && <Results answer={answer} titles={library.titles} />}
    </main>
  )
}
