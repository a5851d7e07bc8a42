import { useState } from 'react'
import type { ReactNode } from 'react'
import { ScrollFrame } from '../../src/portal/components/scroll-frame/scroll-frame.tsx'
import css from './token-table.module.css'
import type { ColourToken, ValueToken } from './tokens.ts'

interface TableProps {
  readonly name: string
  readonly columns: readonly string[]
  readonly children: (copy: (value: string) => ReactNode) => ReactNode
}

function TokenTable({ name, columns, children }: TableProps) {
  const [copied, setCopied] = useState('')
  const copy = (value: string) => (
    <button
      type="button"
      className="link"
      onClick={() => {
        void navigator.clipboard.writeText(value).then(
          () => setCopied(`Copied: ${value}`),
          () => setCopied(`This browser lets nothing be copied: ${value}`),
        )
      }}
    >
      {value}
    </button>
  )
  return (
    <>
      <p role="status" className={css.copied}>
        {copied || 'Press a value to copy it.'}
      </p>
      <ScrollFrame name={name}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children(copy)}</tbody>
        </table>
      </ScrollFrame>
    </>
  )
}

interface ColourTableProps {
  readonly colours: readonly ColourToken[]
  readonly uses: Readonly<Record<string, string>>
}

export function ColourTable({ colours, uses }: ColourTableProps) {
  return (
    <TokenTable name="Colours" columns={['Role', 'Light', 'Dark', 'Least contrast', 'For']}>
      {(copy) =>
        colours.map(({ role, light, dark, contrast }) => (
          <tr key={role}>
            <th scope="row">{copy(`var(--${role})`)}</th>
            {[light, dark].map((value, index) => (
              <td key={index === 0 ? 'light' : 'dark'}>
                <span className={css.swatch} style={{ background: value }} />
                {copy(value)}
              </td>
            ))}
            <td>
              {contrast &&
                `${contrast.light.toFixed(2)}, dark ${contrast.dark.toFixed(2)}, on ${contrast.ground}`}
            </td>
            <td>{uses[role]}</td>
          </tr>
        ))
      }
    </TokenTable>
  )
}

/** The picture of a value: the length, corner, shadow or movement itself. */
const sampleOf = (name: string): ReactNode => {
  const value = `var(${name})`
  if (/^--t\d/.test(name)) return <span style={{ fontSize: value, lineHeight: 1.2 }}>Il1 O0 B8</span>
  if (/^--r\d/.test(name)) return <span className={css.box} style={{ borderRadius: value }} />
  if (name === '--lift') return <span className={css.box} style={{ boxShadow: value }} />
  if (name === '--scrim') return <span className={css.box} style={{ background: value }} />
  if (name.startsWith('--water')) return <span className={css.box} style={{ opacity: value }} />
  if (name === '--quick') return <span className={css.moved} style={{ transition: `translate ${value}` }} />
  if (name === '--drift') return null
  return <span className={css.length} style={{ width: value }} />
}

export function ValueTable({ values }: { readonly values: readonly ValueToken[] }) {
  return (
    <TokenTable name="Values" columns={['Token', 'Picture', 'Light', 'Dark']}>
      {(copy) =>
        values.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">{copy(`var(${name})`)}</th>
            <td>{sampleOf(name)}</td>
            <td>{copy(light)}</td>
            <td>{dark === light ? 'the same' : copy(dark)}</td>
          </tr>
        ))
      }
    </TokenTable>
  )
}
