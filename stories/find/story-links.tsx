import { use } from 'react'
import { storyName } from '../../src/inspector/wall.ts'
import { settingsInUrl, storyHref } from '../kit/story-href.ts'
import { ToolbarSettings } from './toolbar-settings.ts'
import type { Library } from './library.ts'
import css from './find-page.module.css'

interface StoryLinksProps extends Pick<Library, 'titles'> {
  readonly stories: readonly string[]
  /** The language in which the linked stories open. Storybook's toolbar sets their theme and width. */
  readonly language: string
}

const titleOf = (story: string, titles: Library['titles']): string => {
  const [id = ''] = story.split('--')
  return Object.values(titles).find((entry) => entry.id === id)?.title ?? id
}

/** A list of links to stories, with their names in the sidebar. */
export function StoryLinks({ stories, titles, language }: StoryLinksProps) {
  const settings = settingsInUrl({ ...use(ToolbarSettings), language })
  return (
    <details open={stories.length <= 8}>
      <summary>{stories.length === 1 ? 'In 1 story' : `In ${stories.length} stories`}</summary>
      <ul className={css.stories}>
        {stories.map((story) => (
          <li key={story}>
            <a href={`${storyHref(story)}&globals=${settings}`} target="_top">
              {titleOf(story, titles)}: {storyName(story)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
