import { allMachines } from '../../machines/all-machines.ts'
import { documents } from '../../machines/specification/documents/sections.ts'
import css from './about.module.css'
import { citedBy } from './cited.ts'

export function DocumentIndex() {
  const cited = allMachines.map(({ slug }) => ({ slug, sections: citedBy(slug) }))
  return (
    <main className={css.page}>
      <h1>Documents</h1>
      <p>
        Two documents define what the portal does. Machines, texts and tests cite a section as{' '}
        <code>1 §4</code>: document 1, section 4. This page summarises each section in our own words, and
        names the flows whose transitions or texts cite the section.
      </p>
      {documents.map(({ document, title, sections }) => (
        <section key={document}>
          <h2>
            Document {document}: {title}
          </h2>
          <table>
            <tbody>
              {sections.map(({ section, about }) => (
                <tr key={section}>
                  <th scope="row">
                    {document} §{section}
                  </th>
                  <td>{about}</td>
                  <td>
                    {cited
                      .filter(({ sections: own }) => own.includes(`${document} §${section}`))
                      .map(({ slug }) => slug)
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </main>
  )
}
