import { storyName } from '../../src/inspector/wall.ts'
import { storyHref } from '../kit/story-href.ts'

/** A link such as "create login: form empty". */
export function StoryLink({ story }: { readonly story: string }) {
  return (
    <a href={storyHref(story)} target="_top">
      {story.replace(/^flows-(parts-)?|--.*/g, '').replaceAll('-', ' ')}: {storyName(story)}
    </a>
  )
}
