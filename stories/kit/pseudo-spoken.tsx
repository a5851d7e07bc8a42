import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { isPseudoLanguage, applyPseudoLanguage } from './pseudo-language.ts'
import type { PseudoLanguage } from './pseudo-language.ts'

/** Not while the story's play function runs, because it finds controls by their real texts. */
const speakBetweenPlays = (name: PseudoLanguage): (() => void) => {
  let stop: (() => void) | null = applyPseudoLanguage(name)
  const follow = ({ newPhase }: { readonly newPhase: string }) => {
    if (newPhase === 'playing') {
      stop?.()
      stop = null
    } else stop ??= applyPseudoLanguage(name)
  }
  const channel = addons.getChannel()
  channel.on(STORY_RENDER_PHASE_CHANGED, follow)
  return () => {
    channel.off(STORY_RENDER_PHASE_CHANGED, follow)
    stop?.()
  }
}

function Spoken({ language, children }: { language: unknown; children: ReactNode }) {
  // This effect must run before the story's play function, so that it is informed when the play function starts.
  useLayoutEffect(() => (isPseudoLanguage(language) ? speakBetweenPlays(language) : undefined), [language])
  return children
}

export const inPseudoLanguage: Decorator = (Story, { globals }) => (
  <Spoken language={globals.language}>
    <Story />
  </Spoken>
)
