import type { Meta } from '@storybook/react-vite'
import { loginCreationMachine } from '../../../machines/parts/login-creation.machine.ts'
import { Button } from '../../../src/portal/components/button/button.tsx'
import { useText } from '../../../src/portal/flows/kit/portal.tsx'
import { newLogin } from '../../examples/people.ts'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'

const View = () => <Button busy>{useText('createLogin').registering}</Button>

export default {
  title: 'Login creation',
  id: 'flows-parts-login-creation',
  ...childStories(loginCreationMachine, View, 'Login creation'),
} satisfies Meta

const at = storiesFor(loginCreationMachine, { entries: newLogin })

export const CheckingLoginId = at('checkingLoginId')
export const Creating = at('creating')
