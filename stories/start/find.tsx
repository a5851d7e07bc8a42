import { useDeferredValue, useEffect, useState } from 'react'
import { StoryLink } from './story-link.tsx'
import css from './welcome.module.css'

interface Found {
  readonly pages: readonly (readonly [address: string, title: string])[]
  readonly screens: readonly string[]
  readonly lines: readonly string[]
}

/** The texts of the whole portal load on the first search. */
const find = async (words: string): Promise<Found> => {
  const { pagesWith, screensWith, linesWith } = await import('./sentences.ts')
  return {
    pages: pagesWith(words).slice(0, 12),
    screens: screensWith(words).slice(0, 24),
    lines: linesWith(words).slice(0, 12),
  }
}

/** A search for flows and components, and for the screens and lines of code with a sentence or a state. */
export function Find() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const next = words.length < 3 ? null : await find(words)
      if (isWanted) setFound(next)
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [words])
  return (
    <>
      <input
        id="find"
        type="search"
        className={css.find}
        aria-label="A flow, a component, a sentence, a token"
        placeholder="A flow, a component, a sentence, a token: “Invalid code provided”, --deep"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className={css.found}>
        {found && (
          <>
            <p>
              {found.pages.length + found.screens.length + found.lines.length === 0
                ? 'Nothing found.'
                : 'Flows and components, then screens, then lines of code:'}
            </p>
            <ul>
              {found.pages.map(([address, title]) => (
                <li key={address}>
                  <a href={address} target="_top">
                    {title}
                  </a>
                </li>
              ))}
              {found.screens.map((story) => (
                <li key={story}>
                  <StoryLink story={story} />
                </li>
              ))}
              {found.lines.map((line) => (
                <li key={line}>
                  <code>{line}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
