import css from './inspector.module.css'
import { nextAnswers, type NextAnswer } from './next-answer.ts'
import type { ListedFlow } from './observed-flows.ts'

interface FlowListProps {
  readonly path: string
  readonly listed: readonly ListedFlow[]
  readonly chosen: string | undefined
  readonly choose: (key: string) => void
  readonly answer: NextAnswer | null
  readonly answerNext: (answer: NextAnswer | null) => void
}

const answerNames = Object.keys(nextAnswers).filter((name): name is NextAnswer => name in nextAnswers)

export function FlowList({ path, listed, chosen, choose, answer, answerNext }: FlowListProps) {
  return (
    <nav className={`${css.row} ${css.flows}`} aria-label={`Flows of ${path}`}>
      <p>
        Tab at <code>{path}</code>
      </p>
      {listed.map(({ flow: { key, machine, state }, depth }) => (
        <button
          type="button"
          key={key}
          aria-pressed={key === chosen}
          data-ended={state.status === 'active' ? undefined : true}
          onClick={() => choose(key)}
        >
          {'› '.repeat(depth)}
          <b>{machine}</b> {JSON.stringify(state.value)}{' '}
          {state.status === 'active' ? '' : `(${state.status})`}
        </button>
      ))}
      <label>
        Next call{' '}
        <select
          value={answer ?? ''}
          onChange={({ target }) => answerNext(answerNames.find((name) => name === target.value) ?? null)}
        >
          <option value="">normal response of the backend</option>
          {answerNames.map((name) => (
            <option key={name} value={name}>
              {nextAnswers[name]}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}
