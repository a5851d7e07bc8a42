import css from './checkbox.module.css'

interface CheckboxProps {
  id: string
  name: string
  label: string
  defaultChecked?: boolean
  /**
   * The value of a controlled checkbox. The form shows or hides some of its fields according to this value. If you pass
   * this value, pass `onChange` too.
   */
  checked?: boolean
  onChange?: (checked: boolean) => void
}

/** A checkbox with its label. A press anywhere on the label's line ticks or unticks the box. */
export function Checkbox({ id, name, label, defaultChecked, checked, onChange }: CheckboxProps) {
  return (
    <label className={css.check} htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={defaultChecked}
        checked={checked}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      {label}
    </label>
  )
}
