import { type Node, parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './sources'

type Listening = { types: Set<string>; asked: Set<string> }

/** `path TYPE` of everything that a chart says it emits and nobody listens to. */
export function eventsWithoutListener(files: SourceFile[]): string[] {
  const listening = files.map(listeningIn)
  return files
    .filter(({ path }) => /\.(machine|setup)\.ts$/.test(path))
    .flatMap((file) => {
      const emitted = emittedBy(file)
      // whoever asks a chart that emits one thing alone need not name it
      const isAnswer = emitted.length === 1 && listening.some(({ asked }) => asked.has(liveName(file.path)))
      return emitted
        .filter((type) => !isAnswer && !listening.some(({ types }) => types.has(type)))
        .map((type) => `${file.path} ${type}`)
    })
}

/** `…/play-kit-cta/play-kit-cta.machine.ts` runs as `livePlayKitCtaMachine`. */
const liveName = (path: string) =>
  `live${(path.split('/').at(-2) ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`

/** The types in `types: { emitted: {} as … }`, also behind a name of the same file. */
function emittedBy({ path, text }: SourceFile): string[] {
  const aliases = new Map<string, Node>()
  const declared: Node[] = []
  const { program } = parseSync(path, text)
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void aliases.set(id.name, typeAnnotation),
    Property({ key, value }) {
      if (nameOf(key) === 'emitted' && value.type === 'TSAsExpression') declared.push(value.typeAnnotation)
    },
  }).visit(program)
  return declared.flatMap((each) => typesIn(each, aliases))
}

function typesIn(node: Node, aliases: ReadonlyMap<string, Node>): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap((each) => typesIn(each, aliases))
  if (node.type === 'TSTypeReference') {
    const alias = aliases.get(nameOf(node.typeName) ?? '')
    return alias ? typesIn(alias, aliases) : []
  }
  if (node.type !== 'TSTypeLiteral') return []
  return node.members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || nameOf(member.key) !== 'type') return []
    const said = member.typeAnnotation?.typeAnnotation
    return said?.type === 'TSLiteralType' && said.literal.type === 'Literal' ? [String(said.literal.value)] : []
  })
}

/** What a file listens to: `.on('TYPE', …)`, or `….type === 'TYPE'` beside a call of `ask`; and whom it asks. */
function listeningIn({ path, text }: SourceFile): Listening {
  const [types, compared, asked] = [new Set<string>(), new Set<string>(), new Set<string>()]
  new Visitor({
    CallExpression({ callee, arguments: [first], typeArguments }) {
      const isOn = callee.type === 'MemberExpression' && nameOf(callee.property) === 'on'
      if (isOn && first?.type === 'Literal') types.add(String(first.value))
      const [machine] = nameOf(callee) === 'ask' ? (typeArguments?.params ?? []) : []
      if (machine?.type === 'TSTypeQuery') asked.add(nameOf(machine.exprName) ?? '')
    },
    BinaryExpression({ operator, left, right }) {
      const isType = left.type === 'MemberExpression' && nameOf(left.property) === 'type'
      if (operator === '===' && isType && right.type === 'Literal') compared.add(String(right.value))
    },
  }).visit(parseSync(path, text).program)
  return { types: asked.size > 0 ? new Set([...types, ...compared]) : types, asked }
}

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : null)
