import { allMachines } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { isMachine } from '../../machines/machine-graph.ts'
import { paths } from '../../src/contract/portal-paths.ts'
import { flowFileOf } from '../../src/portal/app/pages.tsx'
import { library } from '../find/library.ts'
import { groupFlows } from '../wall/flow-groups.ts'
import { ScrollFrame } from '../../src/portal/components/scroll-frame/scroll-frame.tsx'
import css from './about.module.css'
import { citedBy } from './cited.ts'

const routesOf = (slug: string): string[] =>
  [...new Set<string>(Object.values(paths))].filter((path) => flowFileOf(path)?.split('/').at(-1) === slug)

/** Returns the flows that invoke a machine. */
const around = (slug: string): string[] =>
  allMachines
    .filter(({ machine }) =>
      Object.values<unknown>(machine.implementations.actors).some(
        (logic) => isMachine(logic) && slugOfMachine(logic.id) === slug,
      ),
    )
    .map((flow) => flow.slug)

function StoriesLink({ slug }: { readonly slug: string }) {
  const stories = library.titles[slug]
  if (!stories) return slug
  return (
    <a href={`./?path=/docs/${stories.id}--docs`} target="_top">
      {stories.title}
    </a>
  )
}

/**
 * The table of all flows, with route, machine, stories and sections. The flows are in the order in which a customer
 * reaches them.
 */
export function TableOfFlows() {
  return (
    <main className={css.page}>
      <h1>Flows</h1>
      <ScrollFrame name="Table of flows" className={css.scroll}>
        <table>
          <thead>
            <tr>
              {['Part of the walk', 'Stories', 'Route', 'Machine', 'Documents'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groupFlows(allMachines, ({ slug }) => slug).flatMap(({ title, flows }) =>
              flows.map(({ slug, file }) => (
                <tr key={slug}>
                  <td>{title}</td>
                  <th scope="row">
                    <StoriesLink slug={slug} />
                  </th>
                  <td>{[...routesOf(slug), ...around(slug).map((name) => `inside ${name}`)].join(', ')}</td>
                  <td>
                    <code>machines/{file}</code>
                  </td>
                  <td>{citedBy(slug).join(', ')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </ScrollFrame>
    </main>
  )
}
