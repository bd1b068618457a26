import type { ChartEdge, ChartModel } from './chart'
import type { AnyNotes } from './notes'

/** What one transition says in plain English: "When the customer presses “Save”", "keep it; go on to “Saving”". */
type Sentence = { transition: string; when: string; does: string }
type Read = { chart: ChartModel; notes: AnyNotes }

/** A sentence for each transition, in the order of the chart. */
export function sentencesOf(chart: ChartModel, notes: AnyNotes): Sentence[] {
  const read = { chart, notes }
  const edges = new Map(chart.edges.map((edge) => [edge.transition, edge] as const).reverse())
  return [...edges.values()].reverse().map((edge) => ({
    transition: edge.transition,
    when: curly(capital(conditionOf(read, edge))),
    does: curly(consequenceOf(read, edge)),
  }))
}

export const sentenceText = ({ when, does }: Pick<Sentence, 'when' | 'does'>) =>
  `${when}${when === 'At once' ? ':' : ','} ${does}.`

function conditionOf(read: Read, edge: ChartEdge): string {
  const phrase = read.notes.transitions?.[edge.transition]?.phrase
  if (phrase) return `when ${phrase}`
  const happening = happeningOf(read, edge)
  if (edge.kind === 'done' && !isAskedElsewhere(read, edge)) {
    if (edge.isElse) return `when any other answer comes from ${subjectOf(read, edge)}`
    if (edge.guard && isAlone(read, edge)) return `when ${guardOf(read, edge.guard)}`
  }
  const guards = edge.guard ? [guardOf(read, edge.guard)] : edge.isElse ? guardsBefore(read, edge) : []
  if (guards.length === 0) return happening ?? 'at once'
  if (edge.isElse && !happening && guards.length > 1) return 'in any other case'
  if (edge.isElse) return happening ? `${happening}, unless ${oneOf(guards)}` : `unless ${oneOf(guards)}`
  return happening ? `${happening}${happening.includes(',') ? ',' : ''} and ${guards[0]}` : `when ${guards[0]}`
}

function happeningOf(read: Read, edge: ChartEdge): string | null {
  const { notes } = read
  if (edge.kind === 'always') return null
  if (edge.kind === 'after') return waitOf(edge.delay ?? '', notes.delays[edge.delay ?? ''])
  if (edge.kind === 'event') return `when the customer ${notes.events[edge.eventType] ?? edge.label}`
  const deed = edge.kind === 'done' ? deedOfBrowser(actorOf(read, edge)) : null
  if (deed) return `when the browser ${deed}`
  const subject = subjectOf(read, edge)
  if (edge.kind === 'error') return `when something goes wrong with ${subject}`
  return `when ${subject} ${ANSWERS.test(subject) ? 'has answered' : 'is done'}`
}

const ANSWERS = /^(our|the) .*(server|shop|provider|catalogue|cart|session)$/

/** What is waited for with patience is an answer. */
function waitOf(name: string, phrase = name): string {
  const [time = phrase] = phrase.split(/[:,]/)
  if (/patience/i.test(name)) return `when there is no answer for ${time}`
  return `when ${time} ${/^1 (?!ms)\w+$/.test(time) ? 'passes' : 'pass'}`
}

/** What the notes say of whom an edge waits for. */
function actorOf({ chart, notes }: Read, { eventType, source }: ChartEdge): string {
  const id = eventType.replace(/^xstate\.(done|error)\.(actor|state)\./, '')
  const src = chart.nodes[source]?.invoke.find((each) => each.id === id)?.src ?? id
  return notes.actors[src] ?? id
}

/** "makes a key" of "the browser: makes a key": what it does is not an answer. */
const deedOfBrowser = (phrase: string) => /^the browser: ([^,]+)/.exec(phrase)?.[1] ?? null

/** "our server" of "our server: the cart as it is". */
function subjectOf(read: Read, edge: ChartEdge): string {
  const phrase = actorOf(read, edge)
  const subject = phrase.split(/[:,]/)[0] ?? phrase
  return subject.startsWith('what ') ? `“${subject}”` : subject
}

/** Nothing else is asked in its state, so that an answer needs no name. */
const isAlone = ({ chart }: Read, { source }: ChartEdge) => chart.nodes[source]?.invoke.length === 1

/** Its guards are asked where nothing was answered too: they are about something else than the answer. */
function isAskedElsewhere({ chart }: Read, edge: ChartEdge): boolean {
  const guards = edge.guard ? [edge.guard] : siblingsBefore(chart, edge)
  return guards.every((guard) => chart.edges.some((other) => other.guard === guard && other.kind !== 'done'))
}

const guardOf = ({ notes }: Read, guard: string) => notes.guards[guard] ?? guard

const guardsBefore = (read: Read, edge: ChartEdge) =>
  siblingsBefore(read.chart, edge).map((guard) => guardOf(read, guard))

function siblingsBefore(chart: ChartModel, edge: ChartEdge): string[] {
  const siblings = chart.edges.filter(({ source, eventType }) => source === edge.source && eventType === edge.eventType)
  return [...new Set(siblings.slice(0, siblings.indexOf(edge)).flatMap(({ guard }) => guard ?? []))]
}

/** "one", "one or another", "one, another or a third"; with a comma before each "or" where they have commas themselves. */
function oneOf(phrases: readonly string[]): string {
  if (phrases.some((phrase) => phrase.includes(','))) return phrases.join(', or ')
  return phrases.length < 2 ? phrases.join() : `${phrases.slice(0, -1).join(', ')} or ${phrases.at(-1)}`
}

function consequenceOf({ chart, notes }: Read, edge: ChartEdge): string {
  const actions = [...new Set(edge.actions)].map((action) => notes.actions[action] ?? action)
  const parts = [...new Set([...actions, ...placeOf(chart, notes, edge)])]
  if (parts.length === 0) return 'nothing changes'
  // what stands in quotes does not read as part of the list
  const isLong = parts.some((part) => /[,:]| and /.test(part.replace(/[“"][^”"]*[”"]/g, '')))
  const separator = isLong ? '; ' : ', '
  const last = parts.pop()
  return parts.length === 0 ? `${last}` : `${parts.join(separator)}${isLong ? ';' : ''} and ${last}`
}

function placeOf(chart: ChartModel, notes: AnyNotes, { source, target, transition }: ChartEdge): string[] {
  const titles = chart.edges
    .filter((edge) => edge.transition === transition && edge.target !== null)
    .map((edge) => titleOf(chart, notes, edge.target ?? ''))
  if (titles.length === 0) return []
  return [source === target ? 'begin this state again' : `go on to “${titles.join('” and “')}”`]
}

/** The title of a state; the machine's own for the machine itself. */
function titleOf(chart: ChartModel, notes: AnyNotes, id: string): string {
  const node = chart.nodes[id]
  if (!node || node.path === '') return notes.title
  return notes.states[node.path]?.title ?? node.key
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const curly = (text: string) => text.replace(/"([^"]*)"/g, '“$1”')
