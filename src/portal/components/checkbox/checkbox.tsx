import css from './checkbox.module.css'

interface CheckboxProps {
  id: string
  name: string
  label: string
  /** Uncontrolled: read from the form on submit. */
  defaultChecked?: boolean
  /** Controlled, where the choice shows or hides something: give both. */
  checked?: boolean
  onChange?: (checked: boolean) => void
}

/** A yes to one thing. The whole line is the target. */
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
