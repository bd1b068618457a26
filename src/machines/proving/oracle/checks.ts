import { isEqual } from '~/machines/runtime/is-equal'
import type { Loose, Step } from './trace'

/** What is wrong, in words; null where nothing is. */
type Check = string | null
/** Of a row: true and null are well, false is not. */
export type Verdict = boolean | Check | readonly (boolean | Check)[]

export const complaintsOf = (verdict: Verdict): string[] =>
  (isList(verdict) ? verdict : [verdict]).flatMap((one, at) => {
    if (one === true || one === null) return []
    return [one === false ? `check ${at + 1} is not so` : one]
  })
const isList = (verdict: Verdict): verdict is readonly (boolean | Check)[] => Array.isArray(verdict)

export const equal = (found: unknown, expected: unknown): Check =>
  isEqual(found, expected) ? null : `${said(found)} is not ${said(expected)}`

export const oneOf = (found: unknown, allowed: readonly unknown[]): Check =>
  allowed.some((one) => isEqual(found, one)) ? null : `${said(found)} is none of ${said(allowed)}`

type Out = Pick<Step<unknown>, 'calls' | 'effects' | 'sent' | 'told' | 'emitted'>

/** In this step that actor was asked, once; with that, where it is said. */
export function asked({ calls }: Pick<Out, 'calls'>, actor: string, ...input: [] | [Loose]): Check {
  const found = calls.asked.filter((call) => call.actor === actor)
  if (found.length !== 1) return `${actor} was asked ${found.length} times`
  return input.length === 0 ? null : equal(found[0]?.input, input[0])
}

/** In this step none of those actors was asked; without names, none at all. */
export const notAsked = ({ calls }: Pick<Out, 'calls'>, ...actors: readonly string[]): Check =>
  calls.asked.some(({ actor }) => actors.length === 0 || actors.includes(actor))
    ? `asked: ${said(calls.asked.map(({ actor }) => actor))}`
    : null

/** In this step the call of that actor was given up. */
export const stopped = ({ calls }: Pick<Out, 'calls'>, actor: string): Check =>
  calls.stopped.some((call) => call.actor === actor) ? null : `${actor} was not stopped`

/** Whether that actor has been asked and not answered yet. */
export const isRunning = ({ calls }: Pick<Out, 'calls'>, actor: string): boolean =>
  calls.running.some((call) => call.actor === actor)

/** In this step that effect left the chart, once; with those params, where they are said. */
export function did({ effects }: Pick<Out, 'effects'>, name: string, ...params: [] | [Loose]): Check {
  const found = effects.filter((effect) => effect.name === name)
  if (found.length !== 1) return `${name} was done ${found.length} times`
  return params.length === 0 ? null : equal(found[0]?.params, params[0])
}

/** In this step none of those effects left the chart; without names, none at all. */
export const didNot = ({ effects }: Pick<Out, 'effects'>, ...names: readonly string[]): Check =>
  effects.some(({ name }) => names.length === 0 || names.includes(name))
    ? `done: ${said(effects.map(({ name }) => name))}`
    : null

/** In this step the parent was told exactly that, once. */
export const toldParent = ({ told }: Pick<Out, 'told'>, event: Loose): Check => equal(told, [event])

/** In this step that actor was told exactly that, once. */
export const sentTo = ({ sent }: Pick<Out, 'sent'>, actor: string, event: Loose): Check =>
  equal(
    sent.filter((one) => one.actor === actor).map((one) => one.event),
    [event],
  )

/** Nothing came out of this step but perhaps another view. */
export const nothingLeft = ({ calls, effects, sent, told, emitted }: Out): Check =>
  calls.asked.length + calls.stopped.length + effects.length + sent.length + told.length + emitted.length === 0
    ? null
    : `left the chart: ${said({ calls, effects, sent, told, emitted })}`

/** That part of the view is as it was before. */
export const kept = <View, Memory>(
  { view, before }: Pick<Step<View, Memory>, 'view' | 'before'>,
  part: (view: View) => unknown,
): Check => (before ? equal(part(view), part(before.view)) : null)

/** The whole view is as it was, apart from the name of the state. */
export const keptView = <View extends object, Memory>(step: Pick<Step<View, Memory>, 'view' | 'before'>): Check =>
  kept(step, (view) => ({ ...view, state: null }))

const said = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 400)
