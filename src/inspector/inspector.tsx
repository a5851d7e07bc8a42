import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../portal/styles/tokens.css'
import '../portal/styles/base.css'
import { FlowList } from './flow-list.tsx'
import { FlowView } from './flow-view.tsx'
import css from './inspector.module.css'
import { flowsByPage } from './observed-flows.ts'
import { Replay } from './replay.tsx'
import { pictureName } from './wall.ts'
import { useObservedFlows } from './use-observed-flows.ts'

/** Exists only on the development server. */
const pictureOf = (story: string): string => `/tests/screenshots/reference/${pictureName(story)}`

function Inspector() {
  const { flows, answers, send, answerNext } = useObservedFlows()
  const [chosen, choose] = useState<string | null>(null)
  const pages = [...flowsByPage(flows).values()]
  const all = pages.flat().map(({ flow }) => flow)
  const latest = [...flows.values()].findLast(({ state }) => state.status === 'active')
  const flow = all.find(({ key }) => key === chosen) ?? latest ?? all[0]
  return (
    <div className={css.page}>
      <header>
        <h1>Flow inspector</h1>
        <p>Open the portal in another tab. Passwords, answers, tokens and codes are hidden.</p>
      </header>
      {all.length === 0 && <p>No flow is running yet.</p>}
      {pages.map((listed) => {
        const page = listed[0]?.flow.page
        return (
          page && (
            <FlowList
              key={page.id}
              path={page.path}
              listed={listed}
              chosen={flow?.key}
              choose={choose}
              answer={answers.get(page.id) ?? null}
              answerNext={(answer) => answerNext(page, answer)}
            />
          )
        )
      })}
      <Replay pictureOf={pictureOf} />
      {flow && <FlowView key={flow.key} flow={flow} send={(event) => send(flow, event)} />}
    </div>
  )
}

const root = document.getElementById('inspector')
if (root) createRoot(root).render(<Inspector />)
