import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { describe, Field } from '../../src/portal/components/field/field.tsx'
import { PhoneField } from '../../src/portal/components/phone-field/phone-field.tsx'
import { PlainPhoneInput } from '../../src/portal/components/phone-field/plain-phone-input.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Phone field',
  id: 'design-system-phone-field',
  component: PhoneField,
  args: {
    id: 'phone',
    name: 'phone',
    label: 'Mobile Phone Number',
    countryLabel: 'Phone country',
    language: 'en',
  },
  render: (args) => (
    <form>
      <PhoneField {...args} />
    </form>
  ),
  parameters: described(
    'The field shows the number in the format of its country while the customer types, and the form receives in E.164 what the field shows. The portal serves the pictures of the flags itself. The control loads as a separate chunk, and the field looks the same before that. **Don’t** check in this component whether the number is possible. A rule of the form checks the number.',
    { roomy: true },
  ),
} satisfies Meta<typeof PhoneField>
type Story = StoryObj<typeof PhoneField>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const country = (canvas: Canvas) =>
  canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Phone country' }, { timeout: 10_000 })

function entries(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

export const Typed: Story = {
  args: { defaultValue: '(609) 555-0' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await country(canvas)).toHaveValue('US')
    const input = canvas.getByRole('textbox', { name: 'Mobile Phone Number' })
    await userEvent.type(input, '148')
    await expect(input).toHaveValue('(609) 555-0148')
    await expect(entries(canvasElement)).toEqual({ phone: '+16095550148', phoneCountry: 'US' })
  },
}
/**
 * If the customer leaves the form before the phone control has loaded, the field keeps the number from the plain input.
 */
export const KeptAsShown: Story = {
  args: { defaultValue: '(609) 555-0148' },
  play: async ({ canvas, canvasElement }) => {
    await country(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Mobile Phone Number' })).toHaveValue('(609) 555-0148')
    await expect(entries(canvasElement)).toEqual({ phone: '+16095550148', phoneCountry: 'US' })
  },
}
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await country(canvas)
    await expect(entries(canvasElement)).toEqual({ phone: '', phoneCountry: 'US' })
  },
}
export const CountrySwitched: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, canvasElement }) => {
    const select = await country(canvas)
    await expect([...select.options].slice(0, 2).map((option) => option.text)).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
    ])
    await fireEvent.change(select, { target: { value: 'GB' } })
    await waitFor(() => expect(canvasElement).toHaveTextContent('+44'))
    const typed = { target: { value: '02079460018' }, inputType: 'insertText' }
    await fireEvent.input(canvas.getByRole('textbox'), typed)
    await expect(canvas.getByRole('textbox')).toHaveValue('020 7946 0018')
    await expect(entries(canvasElement)).toEqual({ phone: '+442079460018', phoneCountry: 'GB' })
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/flags/GB.svg')
  },
}

/**
 * The form receives what the field shows. If the customer pastes a number in international form, or leaves the field
 * with such a number, the field selects the country of the number and formats the number for this country.
 */
export const InternationalPasted: Story = {
  args: { defaultValue: '+442079460018' },
  play: async ({ canvas, canvasElement }) => {
    await country(canvas)
    await userEvent.selectOptions(await country(canvas), 'US')
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '609-555-0148 ext. 12')
    await expect(input).toHaveValue('(609) 555-0148 ext. 12')
    await expect(entries(canvasElement)).toEqual({ phone: '+16095550148 ext. 12', phoneCountry: 'US' })
    // A program, such as a password manager, can set the value without an event.
    input.value = '+44 20 7946 0019'
    await expect(entries(canvasElement)).toEqual({ phone: '+442079460019', phoneCountry: 'US' })
    await userEvent.clear(input)
    await userEvent.type(input, '011 44 20 7946 0017')
    await expect(input).toHaveValue('011 44 20 7946 0017')
    await expect(entries(canvasElement)).toEqual({ phone: '+442079460017', phoneCountry: 'US' })
    await userEvent.tab()
    await expect(input).toHaveValue('020 7946 0017')
    await userEvent.selectOptions(await country(canvas), 'US')
    await userEvent.clear(input)
    await userEvent.paste('+44 20 7946 0018')
    await expect(entries(canvasElement)).toEqual({ phone: '+442079460018', phoneCountry: 'GB' })
    await expect(input).toHaveValue('020 7946 0018')
  },
}
export const Prefilled: Story = {
  args: {
    defaultValue: '+16095550148',
    hint: 'Standard messaging and data rates may apply. Message frequency varies.',
  },
  play: async ({ canvas }) => {
    await country(canvas)
    await expect(canvas.getByRole('textbox')).toHaveValue('(609) 555-0148')
  },
}
export const Refused: Story = {
  args: { label: 'Phone Number', error: 'Valid Phone Number Required', defaultValue: '555' },
  play: async ({ canvas }) => {
    await country(canvas)
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('+1 Valid Phone Number Required')
  },
}
export const Spanish: Story = {
  args: { label: 'Número de teléfono celular', countryLabel: 'Phone country', language: 'es' },
  play: async ({ canvas }) => {
    await expect((await country(canvas)).options[0]).toHaveTextContent('Estados Unidos (+1)')
  },
  globals: { language: 'es', viewport: { value: 'narrow' } },
}

const plain =
  (isWaiting: boolean): Story['render'] =>
  (args) => (
    <form>
      <Field {...args}>
        <PlainPhoneInput
          {...args}
          defaultCountry="US"
          described={describe(args)}
          isWaiting={isWaiting}
          onFocusChange={fn()}
        />
      </Field>
    </form>
  )

/** While the phone control loads, the field already looks like the finished field, but accepts no input. */
export const OnItsWay: Story = {
  args: { defaultValue: '+16095550148' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('(609) 555-0148')
    await expect(canvas.getByText('+1')).toBeVisible()
  },
  render: plain(true),
}

/** When the control cannot be loaded, a plain input accepts the number as typed. */
export const NotLoaded: Story = {
  args: { defaultValue: '609555' },
  render: plain(false),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile Phone Number' }), '0148')
    await expect(entries(canvasElement)).toEqual({ phone: '6095550148', phoneCountry: 'US' })
  },
}
