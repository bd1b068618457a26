import type { MachinePage } from '~/machines/reading/page'
import { registry } from '~/machines/reading/registry'
import type { WalkedFile, WalkOfMachine } from '~/services/flows/machines/coverage.contract'
import { NOT_TOURED } from '../../tests/e2e/models/not-toured'
import { explored } from './explored'
import walked from './walked.json'

/** Ids by the goal of a tour; `npm run tours` has written them. */
const WALKED: Record<string, { visits?: string[]; transitions?: string[] }> = walked

/** Which transitions of each machine no test takes, in unit tests and in the browser apart. */
export async function allWalks(pages: readonly MachinePage[]): Promise<WalkedFile> {
  const walks = await Promise.all(registry.map(async ({ id, model }) => [id, await walkOf(id, await model(), pages)]))
  return Object.fromEntries(walks)
}

type Model = Awaited<ReturnType<(typeof registry)[number]['model']>>

async function walkOf(id: string, model: Model, pages: readonly MachinePage[]): Promise<WalkOfMachine> {
  const page = pages.find((each) => each.id === id)
  if (!model || !page) throw new Error(`${id} has no model or no page`)
  const without = (taken: readonly string[]) =>
    page.transitions.flatMap((each) => (taken.includes(each.id) ? [] : each.id))
  const { starts, out } = explored(model)
  const { visits, transitions } = WALKED[id] ?? {}
  return {
    transitions: page.transitions.length,
    // tests/models/models.test.ts takes everything that can be explored, and fails where that is not so
    unit: without([...starts, ...[...out.values()].flat()].flatMap(({ covers }) => covers)),
    waived: model.unreachable ?? {},
    browser: visits ? { always: without(visits), long: transitions ? without(transitions) : null } : null,
    untoured: NOT_TOURED[id] ?? null,
  }
}
