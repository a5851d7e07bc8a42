import css from './checkbox.module.css'

interface CheckboxProps {
  id: string
  name: string
  label: string
  /** Uncontrolled: read from the form on submit. */
  defaultChecked?: boolean
  /** Controlled, for a choice that shows or hides something: pass both. */
  checked?: boolean
  onChange?: (checked: boolean) => void
}

/** A checkbox. The whole line can be pressed. */
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
