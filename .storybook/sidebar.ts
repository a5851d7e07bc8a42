import { globSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { basename } from 'node:path'
import { groupFlows } from '../stories/wall/flow-groups.ts'

type Stories = Extract<StorybookConfig['stories'], readonly unknown[]>

const slugs = globSync('stories/flows/*/*.stories.tsx').map((file) => basename(file, '.stories.tsx'))

const foundations = ['tokens', 'icon', 'sea-chart']

const designSystem = (titlePrefix: string, files: readonly string[]) =>
  files.map((slug) => ({ directory: '../stories/design-system', files: `${slug}.stories.tsx`, titlePrefix }))

const components = globSync('stories/design-system/*.stories.tsx')
  .map((file) => basename(file, '.stories.tsx'))
  .filter((slug) => ![...foundations, 'patterns', 'inspector'].includes(slug))
  .toSorted()

/** The story files in the order of Storybook's sidebar. */
export const sidebar: Stories = [
  '../stories/start/welcome.stories.tsx',
  // Storybook loads the file after the one that it shows, so the playground, which loads every screen, comes later.
  '../stories/wall/*.stories.tsx',
  '../stories/start/!(welcome).stories.tsx',
  ...['about', 'replay'].map((folder) => `../stories/${folder}/*.stories.tsx`),
  ...designSystem('Start', ['inspector']),
  ...designSystem('Foundations', foundations),
  ...designSystem('Components', components),
  ...designSystem('Patterns', ['patterns']),
  ...groupFlows(slugs, (slug) => slug).flatMap(({ title, flows }) =>
    flows.map((slug) => ({
      directory: '../stories/flows',
      files: `*/${slug}.stories.tsx`,
      titlePrefix: `Journeys/${title}`,
    })),
  ),
  '../stories/mails/*.stories.tsx',
  '../stories/brands/*.stories.tsx',
]
