import { runInNewContext } from 'node:vm'
import { crossSerializeStream } from 'seroval'
import { expect, test } from 'vitest'
import { withoutIdleReferences } from '~/services/request/documents/state/references'

const HEAD = 'self.$R={tsr:[]};$_TSR={};'

/** As the framework writes it. */
function documentOf(state: unknown, after = '') {
  const parts: string[] = []
  crossSerializeStream(state, { scopeId: 'tsr', onSerialize: (part) => void parts.push(part) })
  return `<p>$R[1]=</p><script>${HEAD}</script><script>$_TSR.router=${parts.join(';')}</script>${after}`
}

function stateIn(html: string): unknown {
  const window: Record<string, unknown> = {}
  window.self = window
  const scripts = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text]) => text)
  runInNewContext(scripts.join('\n'), window)
  return JSON.parse(JSON.stringify((window.$_TSR as { router?: unknown }).router))
}

const SHARED = { amountCents: 1, list: [] }
const STATE = {
  cost: { sum: SHARED, total: SHARED, list: [[], [{}]] },
  hostile: ['$R[3]={', '"$R[4]=[', '\\"$R[5]={', '</script>', 'a\\', "'", '=>$R[6]='],
  dates: new Map([['one', { two: 2 }]]),
}

test('a state says the same without the names that nothing refers to', () => {
  const html = documentOf(STATE)
  const lean = withoutIdleReferences(html)
  expect(stateIn(lean)).toEqual(stateIn(html))
  expect(stateIn(lean)).toMatchObject({ cost: STATE.cost, hostile: STATE.hostile })
  expect(lean).toContain('sum:$R[')
  expect(lean.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\$R\[\d+\]=[{[]/g)).toHaveLength(2)
  expect(lean.startsWith('<p>$R[1]=</p>')).toBe(true)
})

test('what a later script reads keeps its name', () => {
  const html = documentOf({ a: {}, b: {} }, '<script>$_TSR.late=$R.tsr[1]===$_TSR.router.a;$R[2]</script>')
  expect(withoutIdleReferences(html)).toMatch(/a:\{\},b:\$R\[2\]=\{\}/)
})

test('a document without a state, or whose state is not whole, stays as it is', () => {
  for (const html of ['<p>', '<script>$_TSR.router=($R=>$R[0]={a:$R[1]={'])
    expect(withoutIdleReferences(html)).toBe(html)
})
