import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { TextName, Texts } from '../../src/portal/text/load-texts.ts'
import { textOf } from './text-of.ts'

/** For `play`: a press of the button with this label sends the event. */
export const pressing =
  <Name extends TextName>(
    name: Name,
    label: (texts: Texts[Name]) => string,
    type: string,
    role: 'button' | 'link' = 'button',
  ) =>
  async ({ canvas, args, globals, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole(role, { name: label(textOf(globals, name)) }))
    await expect(args['send']).toHaveBeenCalledWith({ type })
  }
