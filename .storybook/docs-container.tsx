import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import * as v from 'valibot'
import { dressRoot } from '../stories/kit/dress-root.ts'
import { themeFor } from './theme.ts'

const StoryContext = v.object({ globals: v.record(v.string(), v.unknown()) })

/** Dresses the whole page, because a documentation page may contain no story, or follow a story of another theme. */
export function DressedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = v.parse(StoryContext, context.getStoryContext(context.storyById()))
  useLayoutEffect(() => dressRoot(globals))
  return (
    <DocsContainer context={context} theme={themeFor(globals['theme'])}>
      {children}
    </DocsContainer>
  )
}
