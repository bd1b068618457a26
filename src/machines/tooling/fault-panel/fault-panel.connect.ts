import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { faultPanelMachine } from './fault-panel.machine'
import { outcomeText, toneOf } from './fault-panel.rules'

export type FaultPanelSend = FlowSend<typeof faultPanelMachine>
type Snapshot = Reading<typeof faultPanelMachine>

export function connectFaultPanel(snapshot: Snapshot) {
  const { page, task, draft, line, notice } = snapshot.context
  return {
    ...marks('faultPanel', snapshot),
    isAbsent: snapshot.matches('absent'),
    /** what the server is doing; null while it does nothing */
    busyWith: snapshot.hasTag('busy') ? task.kind : null,
    hasFailed: snapshot.matches({ open: 'failed' }),
    notice,
    form: { ...draft, ...operationsOf(snapshot) },
    /** null before the first answer */
    shop: page && {
      rules: page.rules.map(({ outcome, ...rule }) => ({
        ...rule,
        text: outcomeText(outcome),
        tone: toneOf(outcome),
      })),
      clock: page.clock,
      person: page.person,
      personas: page.personas,
      flags: page.flags.map((flag) => ({ ...flag, isChanged: flag.value !== flag.otherwise })),
      lines: page.lines.map((each) => ({ ...each, isAsked: each.id === line })),
      withoutLine: page.withoutLine,
      /** a line sets more than rules: what is sold out, and flags */
      canClear: page.rules.length > 0 || line !== null,
    },
  }
}
export type FaultPanelView = ReturnType<typeof connectFaultPanel>

/** What a rule can be about: of the chosen upstream what was called lately, and the rest. */
function operationsOf({ context: { page, draft } }: Snapshot) {
  const upstreams = page?.upstreams ?? []
  const chosen = upstreams.find(({ name }) => name === draft.upstream)
  const [operations, seen] = [chosen?.operations ?? [], chosen?.seen ?? []]
  return {
    upstreams: upstreams.map(({ name }) => name),
    lately: seen,
    others: operations.filter((operation) => !seen.includes(operation)),
  }
}
