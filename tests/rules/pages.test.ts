import { type Node, parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { resolveImport, type SourceFile, sourceFiles } from '../support/sources'

/** What a page hands to a component besides children, which may have names. React keeps the key for itself. */
const HANDED = new Set(['view', 'send', 'key'])

const pages = sourceFiles('src/routes/**/*.tsx')
/** What answers a form, a script or an address of its own is no page. */
const answering = sourceFiles('src/routes/**/*.ts').filter(({ path }) => !/\/-/.test(path))
/** What loads them. */
const loaders = sourceFiles('src/routes/**/*.{ts,tsx}').filter(
  ({ path }) => !answering.some((answer) => answer.path === path),
)

describe('a page hands its component `view` and `send`, children by name, and nothing else', () => {
  test('wherever a route or an island draws one', () => {
    expect(pages.flatMap((page) => drawnIn(page)).length).toBeGreaterThan(30)
    expect(pages.flatMap(otherProps)).toEqual([])
  })

  test.each([
    '<Sign name="a" />',
    '<Sign isOpen />',
    '<Sign {...view} />',
    '<Sign view={view} send={send} warm={store.warm} />',
    '<Sign view={view} label={t("a")} />',
    '<Sign view={view} onClick={() => send({ type: "A" })} />',
    '<Sign view={view} menu={isOpen ? menu : null} />',
    '<main><Sign view={view}>{isOpen && <Sign text="a" />}</Sign></main>',
    '<Sign view={view} menu={<Sign path={path} />} />',
  ])('%s hands over more', (jsx) => expect(otherProps(page(jsx))).toHaveLength(1))

  test.each([
    '<Sign />',
    '<Sign key={id} view={view} send={send} />',
    '<Sign view={{ ...view, page }}>{children}</Sign>',
    '<Sign view={view} menu={<Menu entries={entries} />} />',
    '<Sign view={view} menu={isOpen ? <Menu entries={entries} /> : null} />',
    '<Sign view={view} menu={isOpen && <Menu entries={entries} />} />',
    '<Island started={started} />',
    '<p className={sign}>{text}</p>',
  ])('%s does not', (jsx) => expect(otherProps(page(jsx))).toEqual([]))
})

describe('a route draws components', () => {
  test('and no markup of its own but the document itself', () => {
    const markup = pages.flatMap(markupIn).filter((each) => !/^src\/routes\/__root.tsx (html|head|body)$/.test(each))
    expect(markup).toEqual([])
  })

  test('an element by its tag is markup, a fragment and a component are not', () => {
    expect(markupIn(page('<><Sign view={view} menu={<p>text</p>} /><main /></>'))).toEqual([
      'src/routes/x.tsx p',
      'src/routes/x.tsx main',
    ])
  })
})

test('a page is read by one server function, and its frame by another', () => {
  const read = loaders.map((file) => ({ path: file.path, functions: functionsIn(file) }))
  expect(read.filter(({ functions }) => functions.length > 0).length).toBeGreaterThan(15)
  expect(read.filter(({ functions }) => functions.length > 1)).toEqual([])
})

test('a loader imports what it needs like any other code: only the root, which the router leaves whole, and the route that is many pages wait for it', () => {
  const waiting = sourceFiles('src/routes/**/*.{ts,tsx}').filter(({ text }) => /await import\(/.test(text))
  const known = ['src/routes/__root.tsx', 'src/routes/{-$lang}/account/-pages/readers.ts']
  expect(waiting.map(({ path }) => path)).toEqual(known)
})

describe('what answers a form, a script or an address of its own hands its request over', () => {
  test('to one function of a flow or of the request path, and does nothing itself', () => {
    expect(answering.length).toBeGreaterThan(25)
    expect(answering.flatMap(othersIn)).toEqual([])
  })

  test.each([
    "import { readForm } from '~/services/request/pipeline/body.server'",
    "import { getCart } from '~/services/flows/cart/cart.functions'",
    "import { poolSettings } from '~/services/upstreams/cognito/cognito.server'",
    'const take = (request) => takeForm(request)',
    'function take(request) { return takeForm(request) }',
  ])('%s is more', (line) => {
    const own =
      "import { takeForm } from '~/services/flows/x/x.server'\nimport { notAllowed } from '~/services/request/pipeline/refusal.server'"
    const route = (more: string) => ({
      path: 'src/routes/api/x.ts',
      text: `${own}\n${more}\nexport const Route = 1\n`,
      lines: 4,
    })
    expect(othersIn(route(''))).toEqual([])
    expect(othersIn(route(line)).length).toBeGreaterThan(0)
  })
})

test('islands read a store in one way: `useSelector(store, connect, isEqual)`', () => {
  const reads = pages.flatMap(readsIn)
  expect(reads.length).toBeGreaterThan(10)
  expect(reads.filter((read) => !/^useSelector\(\w+, connect\w+, isEqual\)$/.test(read))).toEqual([])
})

const page = (jsx: string): SourceFile => {
  const imports = "import { Sign } from '~/components/sign/sign'\nimport { Island } from './-shell/island'\n"
  return { path: 'src/routes/x.tsx', text: `${imports}export const X = () => ${jsx}\n`, lines: 3 }
}

/** The elements that a file draws by their tags. */
function markupIn({ path, text }: SourceFile): string[] {
  const tags: string[] = []
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) tags.push(`${path} ${name.name}`)
    },
  }).visit(parseSync(path, text).program)
  return tags
}

type Drawn = { name: string; props: { name: string; isChild: boolean }[]; line: number }

/** Every element of a page whose component comes from src/components. */
function drawnIn({ path, text }: SourceFile): Drawn[] {
  const { program, module } = parseSync(path, text)
  const components = new Set(
    module.staticImports
      .filter(({ moduleRequest }) =>
        /^src\/components\/.*(?<!\.styles)$/.test(resolveImport(path, moduleRequest.value)),
      )
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  const drawn: Drawn[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier' || !components.has(name.name)) return
      const line = text.slice(0, start).split('\n').length
      drawn.push({ name: name.name, props: attributes.map(propOf), line })
    },
  }).visit(program)
  return drawn
}

function propOf(attribute: Node) {
  if (attribute.type !== 'JSXAttribute') return { name: '…', isChild: false }
  const { name, value } = attribute
  return {
    name: name.type === 'JSXIdentifier' ? name.name : name.name.name,
    isChild: value?.type === 'JSXExpressionContainer' && isDrawn(value.expression),
  }
}

/** An element, or one under a condition. */
function isDrawn(node: Node): boolean {
  if (node.type === 'ConditionalExpression') return isDrawn(node.consequent) || isDrawn(node.alternate)
  if (node.type === 'LogicalExpression') return isDrawn(node.right)
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

const otherProps = (file: SourceFile) =>
  drawnIn(file).flatMap(({ name, props, line }) =>
    props
      .filter((prop) => !HANDED.has(prop.name) && !prop.isChild)
      .map((prop) => `${file.path}:${line} <${name} ${prop.name}>`),
  )

function readsIn({ path, text }: SourceFile): string[] {
  const reads: string[] = []
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'useSelector') reads.push(text.slice(start, end))
    },
  }).visit(parseSync(path, text).program)
  return reads
}

/** The server functions that a file imports, by their names. */
const functionsIn = ({ path, text }: SourceFile): string[] =>
  parseSync(path, text)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.endsWith('.functions'))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value))

/** What a route of the server has beside its path, `notAllowed` and the one function that it hands its request to. */
function othersIn({ path, text }: SourceFile): string[] {
  const { program, module } = parseSync(path, text)
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ localName }) => ({ from: moduleRequest.value, name: localName.value })),
  )
  const taking = named.filter(({ name }) => !/^(createFileRoute|notAllowed)$/.test(name))
  const foreign = taking.filter(({ from }) => !/^~\/services\/(flows|request)\/.*\.server$/.test(from))
  const own = program.body.filter(({ type }) => !/^(Import|ExportNamed)Declaration$/.test(type))
  const more = taking.length === 1 ? [] : taking
  return [...foreign, ...more].map(({ name }) => `${path}: ${name}`).concat(own.map(({ type }) => `${path}: ${type}`))
}
