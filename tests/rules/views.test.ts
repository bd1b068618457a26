import { describe, expect, test } from 'vitest'
import { eventsWithoutListener } from '../support/emitted'
import { lostPresses } from '../support/held-presses'
import { sourceFiles } from '../support/sources'
import { unreadFields } from '../support/views'

const files = sourceFiles('src/**/*.{ts,tsx}')
const file = (path: string, text: string) => ({ path, text, lines: 1 })

describe('a screen reads', () => {
  test('every field that a connect answers', () => {
    expect(unreadFields(files)).toEqual([])
  })

  const connect = `export function connectBell(snapshot) {
    return { ...marks(snapshot), isOn: snapshot.matches({ bell: 'on' }), tones: snapshot.tones.map((tone) => ({ tone, hz: 1 })) }
  }`
  const bell = file('src/machines/shop/bell/bell.connect.ts', connect)
  const screen = `import type { BellView } from '~/machines/shop/bell/bell.connect'
    import { Tones } from './tones'
    export const Bell = ({ view: { isOn, tones } }) => isOn && <Tones tones={tones} />`

  test('each of them itself or by a part of it, which a model does not', () => {
    const model = file('src/machines/shop/bell/bell.model.ts', `import { connectBell } from './bell.connect'; x.hz`)
    const part = (text: string) => file('src/components/bell/tones.tsx', text)
    const own = file('src/components/bell/bell.tsx', screen)
    const unread = (text: string) => unreadFields([bell, model, own, part(text)]).map((each) => each.split(' ')[1])
    expect(unread('export const Tones = ({ tones }) => tones.map(({ tone, hz }) => tone + hz)')).toEqual([])
    expect(unread('export const Tones = ({ tones }) => tones.map(({ tone }) => tone)')).toEqual(['hz'])
  })
})

describe('somebody listens', () => {
  test('to everything that a chart emits', () => {
    expect(eventsWithoutListener(files)).toEqual([])
  })

  const machine = file(
    'src/machines/shop/bell/bell.machine.ts',
    `type Rung = { type: 'RUNG'; at: number } | { type: 'BROKEN' }
    export const bellMachine = setup({ types: { emitted: {} as Rung } })`,
  )
  test.each([
    ['x.ts', `bell.on('RUNG', ring); bell.on('BROKEN', mend)`, []],
    ['x.ts', `bell.on('RUNG', ring)`, ['BROKEN']],
    ['x.ts', `bell.on('RUNG', ring); const is = event.type === 'BROKEN'`, ['BROKEN']],
    [
      'x.ts',
      `bell.on('RUNG', ring); ask<typeof liveBellMachine>('bell', { isAnswer: (a) => a.type === 'BROKEN' })`,
      [],
    ],
    ['x.ts', `ask<typeof liveBellMachine>('bell', question)`, ['RUNG', 'BROKEN']],
  ])('in %s: %s', (path, text, unknown) => {
    expect(eventsWithoutListener([machine, file(path, text)]).map((each) => each.split(' ')[1])).toEqual(unknown)
  })
})

describe('a press before the application listens', () => {
  test('is held by every button that nothing else answers', () => {
    expect(lostPresses(files)).toEqual([])
  })

  test.each([
    [`<button type="button" onClick={ring} data-hold="">Ring</button>`, []],
    [`<button type="submit">Send</button>`, []],
    [`<p>\n<button type="button" onClick={ring}>Ring</button></p>`, ['x.tsx:2']],
  ])('%s', (text, lost) => {
    expect(lostPresses([file('x.tsx', `const Bell = () => ${text}`)])).toEqual(lost)
  })
})
