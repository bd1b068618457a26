import { expect, test } from 'vitest'
import { formsByGet } from '../support/sent-forms'
import { sourceFiles } from '../support/sources'

/** What a tool looks for is to stand in its address, and the inspector is drawn by its script alone. */
const TOOLS = [
  'src/components/admin/customers.tsx',
  'src/components/inspector/fault-rules.tsx',
  'src/components/inspector/fault-time.tsx',
  'src/components/inspector/inspector-form.tsx',
  'src/components/machines/list-finder.tsx',
  'src/components/machines/visitors-bar.tsx',
]

test('no form but a tool’s writes what was typed into an address where there is no script', () => {
  const found = formsByGet(sourceFiles('src/**/*.tsx')).map((place) => place.replace(/:\d+$/, ''))
  expect(found).toEqual(TOOLS)
})

test.each([
  [`<form onSubmit={save}><input name="password" /></form>`, 1],
  [`<form action="/x"><input name="q" /></form>`, 1],
  [`<form method="get" />`, 1],
  [`<form {...rest} />`, 1],
  [`<FlowForm action="/x" onSubmit={save} />`, 1],
  [`<FlowForm method={method} onSubmit={save} />`, 1],
  [`<FlowForm {...rest} onSubmit={save} />`, 1],
  [`<form method="post" action="/x" />`, 0],
  [`<form method="dialog" />`, 0],
  [`<FlowForm className={form} noValidate onSubmit={save} />`, 0],
  [`<FlowForm method="post" action={action} onSubmit={save} />`, 0],
])('%s: %i', (text, count) => {
  const path = 'src/components/bell/bell.tsx'
  expect(formsByGet([{ path, text: `const Bell = () => ${text}`, lines: 1 }])).toHaveLength(count)
})
