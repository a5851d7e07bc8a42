import { useDeferredValue, useEffect, useState } from 'react'
import { storyName } from '../../src/inspector/wall.ts'
import { storyHref } from '../kit/story-href.ts'
import css from './welcome.module.css'

interface Found {
  readonly screens: readonly string[]
  readonly lines: readonly string[]
}

/** The texts of the whole portal load on the first search. */
const find = async (words: string): Promise<Found> => {
  const { screensWith, linesWith } = await import('./sentences.ts')
  return { screens: screensWith(words).slice(0, 24), lines: linesWith(words).slice(0, 12) }
}

/** A search for the screens that show a sentence or a state, and for the lines of the code that contain it. */
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
        aria-label="A sentence, a state, a token"
        placeholder="A sentence, a state, a token: “Invalid code provided”, --deep"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className={css.found}>
        {found && (
          <>
            <p>
              {found.screens.length + found.lines.length === 0
                ? 'Nothing found.'
                : 'Screens, then lines of code:'}
            </p>
            <ul>
              {found.screens.map((story) => (
                <li key={story}>
                  <a href={storyHref(story)} target="_top">
                    {story.replace(/^flows-(parts-)?|--.*/g, '').replaceAll('-', ' ')}: {storyName(story)}
                  </a>
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
