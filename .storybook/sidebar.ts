import { globSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { basename } from 'node:path'
import { groupFlows } from '../stories/wall/flow-groups.ts'

type Stories = Extract<StorybookConfig['stories'], readonly unknown[]>

const slugs = globSync('stories/flows/*/*.stories.tsx').map((file) => basename(file, '.stories.tsx'))

/**
 * The story files in the order of Storybook's sidebar: the start pages, the flows in the order of `flowGroups`, the
 * design system, the brands.
 */
export const sidebar: Stories = [
  ...['wall', 'about', 'replay'].map((folder) => `../stories/${folder}/*.stories.tsx`),
  ...groupFlows(slugs, (slug) => slug).flatMap(({ title, flows }) =>
    flows.map((slug) => ({
      directory: '../stories/flows',
      files: `*/${slug}.stories.tsx`,
      titlePrefix: title,
    })),
  ),
  ...['design-system', 'brands'].map((folder) => `../stories/${folder}/*.stories.tsx`),
]
