import { html } from 'hono/html'
import { contents, factList, sandboxPage } from './sandbox-page.ts'
import type { FlowScenarios } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'

const section = ({ flow, title, path, people, states }: FlowScenarios) =>
  html`<section>
    <h2 id="${flow}">${title}</h2>
    <p>
      <a href="${path}">Open ${path}</a>${
        people && html` · <a href="/sandbox#${people}">Sample people and their links</a>`
      }
    </p>
    ${factList(Object.entries(states).map(([state, steps]) => [html`<code>${state}</code>`, steps]))}
  </section>`

export const scenariosPage = async (): Promise<string> => {
  const page = await html`<p>
      This page lists the steps that lead to each state of each flow.
      <a href="/sandbox">Sample people</a> shows the values to type. Mails and SMS are in the
      <a href="/sandbox/outbox">outbox</a>.
    </p>
    ${contents(scenarios.map(({ flow, title }) => [flow, title]))} ${scenarios.map(section)}`
  return sandboxPage('Every state', page.toString())
}
