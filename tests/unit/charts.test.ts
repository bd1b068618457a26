import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { z } from 'zod'
import { semanticTokens } from '~/components/theme/semantic-tokens'
import { tokens } from '~/components/theme/tokens'
import { chartOf } from '~/machines/reading/chart'
import { GUARD, INK, MUTED, PAPER, TONES } from '~/machines/reading/chart-look'
import { layoutChart } from '~/machines/reading/layout'
import { mermaidOf } from '~/machines/reading/mermaid'
import type { AnyNotes } from '~/machines/reading/notes'
import { sentencesOf, sentenceText } from '~/machines/reading/sentences'
import { chartSvg } from '~/machines/reading/svg'
import { unprovided } from '~/machines/runtime/parts'
import { firstState } from '~/services/flows/machines/machines.rules'

const machine = setup({
  actors: { save: unprovided<{ ok: boolean }>('save') },
  guards: { isValid: () => true, isOk: () => true, isFull: () => true },
  actions: { keep: assign({}), log: () => {} },
  delays: { patience: 9000, pause: 1000 },
}).createMachine({
  id: 'form',
  initial: 'open',
  states: {
    open: {
      on: { SUBMIT: [{ guard: 'isValid', target: 'saving', actions: ['keep', 'log'] }, { target: 'refused' }] },
      after: { pause: 'open' },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        onDone: [{ guard: 'isOk', target: 'saved' }, { target: 'failing' }],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { always: [{ guard: 'isFull', target: 'refused' }, { target: 'open' }] },
    refused: { on: { SUBMIT: { actions: 'log' } } },
    saved: { type: 'final' },
  },
})
const title = (text: string) => ({ title: text, decided: 'E-01' as const })
const notes: AnyNotes = {
  id: 'form',
  title: 'Form',
  sentence: 'Saves a form.',
  route: '/form',
  states: {
    open: title('Being filled in'),
    saving: title('Saving'),
    failing: title('Not saved, and logged'),
    refused: title('Refused'),
    saved: title('Saved'),
  },
  events: { SUBMIT: 'presses "Save"' },
  guards: { isValid: 'the phone is valid', isOk: 'the server has it', isFull: 'nothing more fits' },
  actions: { keep: 'keep what was typed', log: 'write it to the log' },
  delays: { patience: '9 seconds', pause: '1 second' },
  actors: { save: 'our server: saves it' },
  schemas: { input: z.never(), context: z.never(), events: {} },
}
const chart = chartOf(machine)

describe('a sentence', () => {
  test('is made of each transition, in the order of the chart', () => {
    expect(sentencesOf(chart, notes).map(sentenceText)).toEqual([
      'When the customer presses “Save” and the phone is valid, keep what was typed, write it to the log and go on to “Saving”.',
      'When the customer presses “Save”, unless the phone is valid, go on to “Refused”.',
      'When 1 second passes, begin this state again.',
      'When the server has it, go on to “Saved”.',
      'When any other answer comes from our server, go on to “Not saved, and logged”.',
      'When something goes wrong with our server, go on to “Not saved, and logged”.',
      'When there is no answer for 9 seconds, go on to “Not saved, and logged”.',
      'When nothing more fits, go on to “Refused”.',
      'Unless nothing more fits, go on to “Being filled in”.',
      'When the customer presses “Save”, write it to the log.',
    ])
  })
})

describe('a picture', () => {
  test('stands alone: without style, script or ids, with the ids of the chart as marks', async () => {
    const layout = await layoutChart(chart, notes)
    const svg = chartSvg(layout, { title: 'Form', description: 'Saves a form.', sentences: {} })
    expect(svg).not.toMatch(/<style|<script| id=| style=|href/)
    for (const id of Object.keys(chart.nodes).slice(1)) expect(svg).toContain(`data-node="${id}"`)
    for (const { transition, target } of chart.edges)
      expect(svg.includes(`data-transition="${transition}"`)).toBe(target !== null)
    expect(svg).toContain('>after 9 seconds<')
  })

  test('says of a state what it means, whom it asks and what happens in it, and leaves what it runs to its words', async () => {
    const busy = setup({
      actors: { save: unprovided('save') },
      actions: { keep: () => {}, log: () => {} },
    }).createMachine({
      id: 'busy',
      initial: 'open',
      states: {
        open: {
          entry: 'log',
          exit: 'log',
          invoke: [
            { id: 'save', src: 'save' },
            { id: 'again', src: 'save' },
          ],
          on: { TYPE: { actions: 'keep' }, PASTE: { actions: 'keep' } },
        },
      },
    })
    const { states } = await layoutChart(chartOf(busy), { states: { open: { title: 'Being filled in' } }, delays: {} })
    const said = states.map(({ node, lines }) => [node.id, lines.map(({ text }) => text)])
    expect(said).toEqual([['busy.open', ['Being filled in', 'asks save, again (save)', 'stays on TYPE, PASTE']]])
  })

  test('has what takes fewer steps before what takes more, in whatever order they are declared', async () => {
    const turned = setup({}).createMachine({
      id: 'turned',
      initial: 'start',
      states: { start: { on: { GO: 'second' } }, third: { on: { BACK: 'start' } }, second: { on: { GO: 'third' } } },
    })
    const { states } = await layoutChart(chartOf(turned), null)
    const across = [...states].sort((one, other) => one.x - other.x).map(({ node }) => node.key)
    expect(across).toEqual(['start', 'second', 'third'])
  })

  test('has what a box says of itself over the lines that lead into it', async () => {
    const nested = setup({}).createMachine({
      id: 'nested',
      initial: 'out',
      states: { out: { on: { IN: '#deep' } }, box: { initial: 'first', states: { first: {}, deep: { id: 'deep' } } } },
    })
    const svg = chartSvg(await layoutChart(chartOf(nested), null), { title: '', description: '', sentences: {} })
    expect(svg.indexOf('>box<')).toBeGreaterThan(svg.lastIndexOf('<path'))
    expect(svg.indexOf('>box<')).toBeGreaterThan(0)
  })

  test('has one line for all transitions of one colour between the same two states', async () => {
    const { lines } = await layoutChart(chart, notes)
    const toFailing = lines.filter(({ connection }) => connection.target === 'form.failing')
    expect(toFailing.map(({ connection: { tone, edges } }) => [tone, edges.length])).toEqual([
      ['error', 2],
      ['after', 1],
    ])
  })

  test('has the colours of the shop', () => {
    const { ink, paper, sun } = tokens.colors ?? {}
    const said = JSON.stringify([ink, paper, sun, semanticTokens.colors?.success, semanticTokens.colors?.error])
    const bands = ['#863862', '#8c5f08']
    for (const colour of [INK, MUTED, GUARD, ...Object.values(PAPER), ...Object.values(TONES)])
      expect(bands.includes(colour) || said.includes(colour)).toBe(true)
  })
})

test('as text it has each transition with its guard, its actions and its delay', () => {
  const text = mermaidOf(chart)
  expect(text).toContain('form_open --> form_saving : SUBMIT [isValid] / keep, log')
  expect(text).toContain('form_saving --> form_failing : after patience')
  expect(text).toContain('form_saved --> [*]')
})

describe('the state with which a chart begins', () => {
  const box = {}
  const at = (path: string, isInitial: boolean, drawn: object | null = box) => ({
    id: path,
    path,
    isInitial,
    box: drawn,
  })

  test('is the innermost one in which the machine starts', () =>
    expect(
      firstState([at('', true), at('late', false), at('open', true), at('open.b', false), at('open.a', true)]),
    ).toBe('open.a'))

  test('is in the first region where several run at once', () =>
    expect(firstState([at('', true), at('one', false), at('one.b', false), at('one.a', true), at('two', false)])).toBe(
      'one.a',
    ))

  test('is none where nothing is drawn', () => expect(firstState([at('', true), at('open', true, null)])).toBeNull())
})
