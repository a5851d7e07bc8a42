import { allMachines } from '../../machines/all-machines.ts'
import { FlowSection } from './flow-section.tsx'
import { asWords, sizeOf, sum } from './machine-size.ts'
import css from './overview.module.css'

/** Every flow of the portal, read off its machine. */
export function Overview() {
  const machines = allMachines
    .map(({ machine }) => machine)
    .toSorted((one, other) => one.id.localeCompare(other.id))
  return (
    <main className={css.page}>
      <h1>All flows</h1>
      <p>
        Each flow is one machine. A state leads to the story that shows it; the chart draws the whole flow.
        Both are read off the machine and the stories, so that neither can be out of date.
      </p>
      <p>
        <strong>
          {machines.length} flows, {asWords(sum(machines.map(sizeOf)))}
        </strong>
      </p>
      <nav aria-label="Flows">
        <ul className={css.list}>
          {machines.map(({ id }) => (
            <li key={id}>
              <a href={`#flow-${id}`}>{id}</a>
            </li>
          ))}
        </ul>
      </nav>
      {machines.map((machine) => (
        <FlowSection key={machine.id} machine={machine} />
      ))}
    </main>
  )
}
